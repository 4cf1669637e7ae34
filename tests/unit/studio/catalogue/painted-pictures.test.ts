import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fingerprintOf, isPainted, paintedFolder, paintings } from '@marquee/studio/art/painted-pictures.ts'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'

it('has every picture painted from its drawing of today: `npm run covers`', () => {
  const { games, providers } = catalogue()
  const drawings = Object.fromEntries(
    paintings(games, providers).map((painting) => [painting.file, fingerprintOf(painting)]),
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
