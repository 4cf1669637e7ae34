import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '@marquee/contract/config.ts'
import { artFolder, pictures } from '@marquee/studio/art/folders.ts'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { textsIn } from '@marquee/studio/texts.ts'

const { providers, games } = catalogue()

const filesIn = (folder: string) => readdirSync(folder).toSorted()
const sorted = (names: readonly string[]) => [...new Set(names)].toSorted()

test('every game has its covers and every provider its pictures, and none is left over', () => {
  const covers = games.flatMap(({ id }) => ['en', 'ko', 'plain'].map((variant) => `${id}.${variant}.webp`))
  expect(filesIn(join(pictures, 'cover'))).toEqual(sorted(covers))
  for (const folder of ['background', 'logo']) {
    expect(filesIn(join(pictures, folder))).toEqual(sorted(providers.map(({ title }) => `${title}.webp`)))
  }
})

test('every game has its symbols and its scene, and none is left over', () => {
  const symbols = games.flatMap((game) => game.symbols.map((symbol) => `${symbol}.svg`))
  expect(filesIn(join(artFolder, 'symbols'))).toEqual(sorted(symbols))
  expect(filesIn(join(artFolder, 'scenes'))).toEqual(sorted(games.map(({ scene }) => `${scene}.svg`)))
})

test('no symbol is in a slot twice, and each has a name in every language', () => {
  for (const { id, symbols } of games) {
    const kinds = symbols.map((symbol) => symbol.split('-')[0])
    expect(new Set(kinds).size, id).toBe(symbols.length)
  }
  const shown = games.flatMap(({ symbols }) => symbols.map((symbol) => symbol.split('-')[0]))
  for (const language of languages) {
    expect(Object.keys(textsIn(language).symbols), language).toEqual(expect.arrayContaining(shown))
  }
})

/** Pixels of a WebP file: the extended format has a header with the size, the simple lossy one has it in its first frame. */
function sizeOf(file: Buffer): [width: number, height: number] {
  return file.toString('latin1', 12, 16) === 'VP8X'
    ? [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1]
    : [file.readUInt16LE(26), file.readUInt16LE(28)]
}

test('covers have the shape of a tile', () => {
  const covers = join(pictures, 'cover')
  for (const name of filesIn(covers))
    expect(sizeOf(readFileSync(join(covers, name))), name).toEqual([300, 400])
})
