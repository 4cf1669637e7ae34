import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Language, SiteConfig } from '../../src/contract/config.ts'
import type { Provider } from '../../src/contract/game.ts'

/** What home is rendered from. The page carries it, so that the app's first render says the same. */
export interface HomeData {
  readonly config: SiteConfig
  /** The providers of the featured games. */
  readonly providers: readonly Provider[]
}

export interface RenderRequest {
  readonly id: number
  readonly language: Language
  readonly data: HomeData
}

/** Renders home by the app's own components (`src/prerender.tsx`), in a thread that the first call starts. */
export interface HomeRenderer {
  /** The built `src/home-gate.ts`. */
  readonly gate: string
  /** The contents of `#root`. Rejects where the thread failed: it is not started again. */
  render(language: Language, data: HomeData): Promise<string>
  close(): Promise<void>
}

/** `folder`: the built `src/prerender.tsx`. Undefined where there is none. */
export function createHomeRenderer(folder: string): HomeRenderer | undefined {
  const program = join(folder, 'prerender.js')
  if (!existsSync(program)) return undefined
  const waiting = new Map<number, PromiseWithResolvers<string>>()
  let thread: Worker | undefined
  let failure: Error | undefined
  let lastId = 0

  function start(): Worker {
    const started = new Worker(new URL('./home-thread.ts', import.meta.url), {
      workerData: { program: pathToFileURL(program).href },
    })
    started.unref()
    started.on('message', ({ id, rendered }: { id: number; rendered: string }) => {
      waiting.get(id)?.resolve(rendered)
      waiting.delete(id)
    })
    started.once('error', (error) => {
      failure = error
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    })
    return started
  }

  return {
    gate: readFileSync(join(folder, 'home-gate.js'), 'utf8').trim(),
    async render(language, data) {
      if (failure) throw failure
      thread ??= start()
      lastId += 1
      const result = Promise.withResolvers<string>()
      waiting.set(lastId, result)
      const request: RenderRequest = { id: lastId, language, data }
      thread.postMessage(request)
      return result.promise
    },
    async close() {
      await thread?.terminate()
    },
  }
}
