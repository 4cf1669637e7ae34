import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import * as v from 'valibot'

const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** How a round stands, as the studio's game tells the player. Amounts are minor units. */
export const PlayedRound = v.variant('state', [
  v.object({ state: v.literal('over'), staked: Amount, won: Amount }),
  /** No stake was taken. */
  v.object({ state: v.literal('refused') }),
  /** The stake went back. */
  v.object({ state: v.literal('voided') }),
  /** The studio does not know yet: the same press is asked again. */
  v.object({ state: v.literal('unfinished') }),
])
export type PlayedRound = v.InferOutput<typeof PlayedRound>

/** Plays at a studio as its own game does: each studio's game has a protocol of its own. */
export interface StudioAdapter {
  /** Opens a game with a launch token. The seat is whatever `play` needs; `undefined` where the studio refuses the token. */
  open(launch: { readonly game: string; readonly token: string }): Promise<string | undefined>
  /**
   * Plays a round with the smallest stake. `press` is a UUID of one press of the button: asked again with the same one, the studio tells
   * how the same round stands.
   */
  play(seat: string, press: string): Promise<PlayedRound>
  close(): void
}

const Told = v.object({
  n: v.number(),
  seat: v.optional(v.string()),
  refused: v.optional(v.string()),
  round: v.optional(PlayedRound),
  error: v.optional(v.string()),
})
type Told = v.InferOutput<typeof Told>

/** An adapter that is a program: it reads a question as JSON on each line and writes the answers, in any order. */
export function adapterProgram(command: string, studio: string): StudioAdapter {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
  const waiting = new Map<number, { answer: (told: Told) => void; fail: (error: Error) => void }>()
  let count = 0
  const failAll = (reason: string) => {
    for (const { fail } of waiting.values()) fail(new Error(reason))
    waiting.clear()
  }
  child.on('exit', () => failAll('the adapter has ended'))
  child.stdin.on('error', () => failAll('the adapter does not read'))
  createInterface({ input: child.stdout }).on('line', (line) => {
    const told = v.safeParse(v.pipe(v.string(), v.parseJson(), Told), line)
    if (!told.success) {
      failAll(`the adapter wrote ${line}`)
      return
    }
    waiting.get(told.output.n)?.answer(told.output)
    waiting.delete(told.output.n)
  })
  async function ask(question: Readonly<Record<string, string>>): Promise<Told> {
    const n = ++count
    const told = await new Promise<Told>((answer, fail) => {
      waiting.set(n, { answer, fail })
      child.stdin.write(`${JSON.stringify({ n, studio, ...question })}\n`)
    })
    if (told.error !== undefined) throw new Error(`the adapter says: ${told.error}`)
    return told
  }
  return {
    async open({ game, token }) {
      const { seat, refused } = await ask({ do: 'open', game, token })
      if (seat === undefined && refused === undefined) throw new Error('the adapter named no seat')
      return seat
    },
    async play(seat, press) {
      const { round } = await ask({ do: 'play', seat, press })
      if (round === undefined) throw new Error('the adapter named no round')
      return round
    },
    close: () => void child.kill(),
  }
}
