import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  coverVariants,
  drawnCover,
  fingerprintOf,
  isPainted,
  paintedFolder,
} from '../../../server/art/painted-covers.ts'
import { catalogue } from '../../../server/catalogue/catalogue.ts'

it('has every cover painted from its drawing of today: `npm run covers`', () => {
  const drawings = Object.fromEntries(
    catalogue().games.flatMap((game) =>
      coverVariants.map((variant) => [
        `${game.id}.${variant}.webp`,
        fingerprintOf(drawnCover(game, variant)),
      ]),
    ),
  )
  expect(JSON.parse(readFileSync(new URL('drawings.json', paintedFolder), 'utf8'))).toEqual(drawings)
  expect(readdirSync(paintedFolder).filter((name) => name.endsWith('.webp'))).toEqual(
    Object.keys(drawings).toSorted(),
  )
})

it('leaves a game beyond the written ones to its drawing', () => {
  const generated = catalogue({ games: 301 }).games.at(-1)
  expect(isPainted(generated?.id ?? '')).toBe(false)
})
