import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawsFrom, recorded } from '@marquee/studio/server/fairness/draws.ts'
import { proofText } from '@marquee/studio/server/fairness/proof-text.ts'
import { verify } from '@marquee/studio/verifier/verify.ts'
import { numbersBelow } from '@marquee/studio/verifier/draw.ts'
import { gamesByKind } from '../../../support/fair-rounds.ts'
import { countOf } from '../../../support/length.ts'
import { seeded } from '../../../support/seed.ts'

const kinds = [...gamesByKind.values()]

test(
  'seeded: rounds of every game, drawn by the studio, hold before the verifier',
  () =>
    seeded(async (random) => {
      const rounds = countOf('FAIR_ROUNDS')
      for (let index = 0; index < Math.ceil(rounds / 20); index++) {
        const seed = createHash('sha256')
          .update(`${random.integer(0, 1e9)} ${index}`)
          .digest()
        const { draw, drawn } = recorded(drawsFrom(seed, `client:${index}`))
        const game = random.pick(kinds[index % kinds.length] ?? [])
        const { kind, ...round } = game(draw, random)
        const commitment = createHash('sha256').update(seed).digest('hex')
        const fields = {
          kind,
          game: round.game,
          round: `r${index}`,
          commitment,
          server_seed: seed.toString('hex'),
        }
        const text = proofText({
          ...fields,
          client_seed: 'client',
          nonce: index,
          ...drawn,
          result: round.result,
        })
        const verdict = await verify(text)
        const checks = verdict.kind === 'checked' ? verdict.checks.filter(({ name }) => name !== 'order') : []
        const states = checks.map(({ state }) => state)
        // `open` would mean that the result was not checked.
        expect(new Set(states), `${kind} ${index}: ${text} ${JSON.stringify(verdict)}`).toEqual(
          new Set(['passed']),
        )
      }
    }),
  3_600_000,
)

test(
  'seeded: both implementations draw the same numbers',
  () =>
    seeded(async (random) => {
      const rounds = countOf('FAIR_ROUNDS')
      for (let run = 0; run < rounds; run++) {
        const seed = createHash('sha256')
          .update(`${random.integer(0, 1e9)} ${run}`)
          .digest()
        const limits = Array.from({ length: 1 + (run % 12) }, () => random.integer(1, 4_294_967_295))
        const draw = drawsFrom(seed, `seed:${run}`)
        const numbers = limits.map((limit) => draw(limit))
        const found = await numbersBelow(seed.toString('hex'), `seed:${run}`, limits)
        if (found.some((number, index) => number !== numbers[index])) expect(found).toEqual(numbers)
      }
    }),
  3_600_000,
)
