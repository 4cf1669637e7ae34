import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

/** The studio of this repository, in a process of its own with its rounds in memory. */
export interface ReferenceStudio {
  /** A slot, and a title of each kind of live game. */
  readonly games: readonly { readonly id: string; readonly title: string }[]
  close(): Promise<void>
}

const Games = v.array(v.object({ id: v.string(), title: v.string(), kind: v.string() }))
const program = fileURLToPath(new URL('../../studio/server/main.ts', import.meta.url))

/**
 * Starts it against a wallet.
 *
 * @param print gets each line that it logs
 * @throws Error when it does not start: the games are not built, or the port is taken
 */
export async function startReferenceStudio(options: {
  readonly port: number
  readonly host: string
  readonly wallet: string
  readonly secret: string
  readonly print: (line: string) => void
}): Promise<ReferenceStudio> {
  const { port, host, wallet, secret, print } = options
  const args = [program, '--wallet', wallet, '--port', String(port), '--host', host]
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], STUDIO_SECRET: secret },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const kill = () => void child.kill()
  process.once('exit', kill)
  const lines: string[] = []
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (line.startsWith('The studio is ready')) resolve()
        else lines.push(line)
        print(`studio: ${line}`)
      })
    }
  })
  const failed = exited.then(() => {
    throw new Error(lines.find((line) => line.includes('Error')) ?? 'it ended')
  })
  const endWith = (error: unknown): never => {
    child.kill()
    throw error
  }
  await Promise.race([ready, failed])
  failed.catch(() => undefined)
  const byKind = Map.groupBy(await gamesOf(`http://${host}:${port}`).catch(endWith), ({ kind }) => kind)
  return {
    games: [...byKind].flatMap(([kind, [game]]) =>
      game === undefined ? [] : [{ id: game.id, title: `${kind}: ${game.title}` }],
    ),
    async close() {
      process.off('exit', kill)
      child.kill()
      await exited
    },
  }
}

async function gamesOf(studio: string) {
  const response = await fetch(`${studio}/games.json`)
  return v.parse(Games, await response.json())
}
