import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import * as v from 'valibot'

const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The state of a round, as the game shows it to the player. Amounts are minor units. */
export const PlayedRound = v.variant('state', [
  v.object({ state: v.literal('over'), staked: Amount, won: Amount }),
  /** No stake was taken. */
  v.object({ state: v.literal('refused') }),
  /** The stake went back. */
  v.object({ state: v.literal('voided') }),
  /** The studio does not know yet: the same submission is repeated. */
  v.object({ state: v.literal('unfinished') }),
])
export type PlayedRound = v.InferOutput<typeof PlayedRound>

/** Plays at a studio as its own game does: each studio's game has a protocol of its own. */
export interface StudioAdapter {
  /** Opens a game with a launch token. The seat is whatever `play` needs; `undefined` where the studio refuses the token. */
  open(launch: { readonly game: string; readonly token: string }): Promise<string | undefined>
  /**
   * Plays a round with the smallest stake. `key` is a UUID of one click of the button: repeated with the same key, the studio returns
   * the state of the same round.
   */
  play(seat: string, key: string): Promise<PlayedRound>
  close(): void
}

const AdapterResponse = v.object({
  n: v.number(),
  seat: v.optional(v.string()),
  refused: v.optional(v.string()),
  round: v.optional(PlayedRound),
  error: v.optional(v.string()),
})
type AdapterResponse = v.InferOutput<typeof AdapterResponse>

/** An adapter that is a program: it reads a question as JSON on each line and writes the responses, in any order. */
export function adapterProgram(command: string, studio: string): StudioAdapter {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
  const pending = new Map<
    number,
    { resolve: (response: AdapterResponse) => void; reject: (error: Error) => void }
  >()
  let count = 0
  const failAll = (reason: string) => {
    for (const { reject } of pending.values()) reject(new Error(reason))
    pending.clear()
  }
  child.on('exit', () => failAll('the adapter has ended'))
  child.stdin.on('error', () => failAll('the adapter does not read'))
  createInterface({ input: child.stdout }).on('line', (line) => {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), AdapterResponse), line)
    if (!parsed.success) {
      failAll(`the adapter wrote ${line}`)
      return
    }
    pending.get(parsed.output.n)?.resolve(parsed.output)
    pending.delete(parsed.output.n)
  })
  async function send(request: Readonly<Record<string, string>>): Promise<AdapterResponse> {
    const n = ++count
    const response = await new Promise<AdapterResponse>((resolve, reject) => {
      pending.set(n, { resolve, reject })
      child.stdin.write(`${JSON.stringify({ n, studio, ...request })}\n`)
    })
    if (response.error !== undefined) throw new Error(`the adapter title: ${response.error}`)
    return response
  }
  return {
    async open({ game, token }) {
      const { seat, refused } = await send({ do: 'open', game, token })
      if (seat === undefined && refused === undefined) throw new Error('the adapter named no seat')
      return seat
    },
    async play(seat, key) {
      const { round } = await send({ do: 'play', seat, press: key })
      if (round === undefined) throw new Error('the adapter named no round')
      return round
    },
    close: () => void child.kill(),
  }
}
