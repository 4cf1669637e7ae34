import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { catalogue } from '../../../server/catalogue/catalogue.ts'
import { tableKindOf } from '../../../server/catalogue/table-kinds.ts'
import { type Draw, drawsFrom, recorded } from '../../../server/studio/fair/draws.ts'
import { proofText, type ProofFields } from '../../../server/studio/fair/proof-text.ts'
import { rulesOf } from '../../../server/studio/fair/slot-rules.ts'
import { gameOf } from '../../../server/studio/games.ts'
import { winOf } from '../../../server/studio/tables/table-rules.ts'
import { hasPassed, verify } from '../../../verifier/verify.ts'
import { numbersBelow } from '../../../verifier/draw.ts'
import { countOf } from '../../support/length.ts'
import { seeded } from '../../support/seed.ts'

const kinds = ['roulette', 'baccarat', 'dragon-tiger', 'money-wheel'] as const
const { games } = catalogue()
const titles = kinds.map((kind) => games.find((game) => tableKindOf(game) === kind)?.id ?? '')
const slots = games
  .flatMap((game) => (tableKindOf(game) === undefined ? (gameOf(game.id) ?? []) : []))
  .slice(0, 40)

/** The drawing of a round and its result, by the studio's own code. */
function played(draw: Draw, turn: number): { game: string; kind: string; result: ProofFields } {
  const table = turn % 2 === 0 ? undefined : gameOf(titles[(turn >> 1) % titles.length] ?? '')?.table
  if (table !== undefined) {
    const outcome = table.rules.draw(draw)
    const bets = table.rules.spots.map((spot, index) => {
      const amount = 100 + index * 50
      return { spot, amount, back: winOf(table.rules, [{ spot, amount }], outcome) }
    })
    return { game: 'table', kind: table.kind, result: { outcome, bets } }
  }
  const game = slots[(turn >> 1) % slots.length]
  if (game === undefined) throw new Error('no slots')
  const { total } = game.machine.outcomeOf(game.machine.draw(draw), 1_000)
  return {
    game: game.rules.id,
    kind: `slot-${game.mechanic}`,
    result: { currency: 'KRW', stake: 1_000, win: total, rules: rulesOf(game) },
  }
}

test(
  'seeded: rounds of every game, drawn by the studio, hold before the verifier',
  () =>
    seeded(async (random) => {
      const rounds = countOf('FAIR_ROUNDS')
      for (let turn = 0; turn < Math.ceil(rounds / 20); turn++) {
        const seed = createHash('sha256')
          .update(`${random.integer(0, 1e9)} ${turn}`)
          .digest()
        const { draw, drawn } = recorded(drawsFrom(seed, `client:${turn}`))
        const { game, kind, result } = played(draw, turn)
        const commitment = createHash('sha256').update(seed).digest('hex')
        const fields = { kind, game, round: `r${turn}`, commitment, server_seed: seed.toString('hex') }
        const text = proofText({ ...fields, client_seed: 'client', nonce: turn, ...drawn, result })
        const verdict = await verify(text)
        expect(hasPassed(verdict), `${kind} ${turn}: ${JSON.stringify(verdict)}`).toBe(true)
      }
    }),
  3_600_000,
)

test(
  'seeded: both implementations draw the same numbers',
  () =>
    seeded(async (random) => {
      const rounds = countOf('FAIR_ROUNDS')
      for (let turn = 0; turn < rounds; turn++) {
        const seed = createHash('sha256')
          .update(`${random.integer(0, 1e9)} ${turn}`)
          .digest()
        const limits = Array.from({ length: 1 + (turn % 12) }, () => random.integer(1, 4_294_967_295))
        const draw = drawsFrom(seed, `seed:${turn}`)
        const numbers = limits.map((limit) => draw(limit))
        const found = await numbersBelow(seed.toString('hex'), `seed:${turn}`, limits)
        if (found.some((number, index) => number !== numbers[index])) expect(found).toEqual(numbers)
      }
    }),
  3_600_000,
)
