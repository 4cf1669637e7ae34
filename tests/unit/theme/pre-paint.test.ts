import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages, layoutNames, styleNames, themeNames } from '../../../src/contract/config.ts'

const source = readFileSync(new URL('../../../src/pre-paint.ts', import.meta.url), 'utf8')

function listOf(name: string): string[] {
  const text = new RegExp(`const ${name} = (.*)`).exec(source)?.[1] ?? ''
  const quoted = [...text.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '')
  return text.includes('.split') ? (quoted[0] ?? '').split(' ') : quoted
}

test('the pre-paint script, which can import nothing, knows every theme, style, layout and language', () => {
  expect(listOf('themes').toSorted()).toEqual(themeNames.toSorted())
  expect(listOf('styles').toSorted()).toEqual(styleNames.toSorted())
  expect(listOf('layouts').toSorted()).toEqual(layoutNames.toSorted())
  expect(listOf('languages').toSorted()).toEqual(languages.toSorted())
})
