import { parentPort, workerData } from 'node:worker_threads'
import type { RenderRequest } from './home-renderer.ts'

/** The thread of `home-renderer.ts`: renders one page after the other, since the languages share the built program's state. */
const { program } = workerData as { readonly program: string }
const { renderHome } = (await import(program)) as {
  renderHome(language: string, data: unknown): Promise<string>
}

let last: Promise<unknown> = Promise.resolve()
parentPort?.on('message', ({ id, language, data }: RenderRequest) => {
  last = last.then(async () => parentPort?.postMessage({ id, rendered: await renderHome(language, data) }))
})
