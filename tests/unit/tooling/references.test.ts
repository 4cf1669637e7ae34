import { expect, test } from 'vitest'
import { brokenReferences, headingsIn, type Project } from '../../../scripts/references.ts'

// Written in parts, or the check would read these cases as references of this file.
const sign = String.fromCodePoint(0xa7)
const bare = (count: string): string => `sect${'ion'} ${count}`

const texts: Readonly<Record<string, string>> = {
  'README.md': '# House\n## The map, `once`\n',
  'docs/specification.md': '# Specification\n## 4. States\n## 9. Limits\n',
  'docs/decisions.md': '# Decisions\n## Money and numbers\n',
  'docs/guide.md': '# Guide\n',
  'docs/pictures/home.png': '',
  'src/ui/sheet.tsx': '',
}
const project: Project = {
  files: Object.keys(texts),
  headingsOf: (path) => {
    const text = texts[path]
    return text === undefined ? undefined : headingsIn(text)
  },
}

test.each([
  [
    'a section that is not there',
    `// As spec ${sign}5 says.`,
    'leads to no heading of docs/specification.md',
  ],
  [
    'a heading that is not there',
    `/** decisions ${sign}Money */`,
    'leads to no heading of docs/decisions.md',
  ],
  ['a document that is not there', `// essay ${sign}4`, 'no such document'],
  ['a section of no document', `// (${sign}4)`, 'no such document'],
  ['the last of several sections', `// spec ${sign}4, ${sign}9 and ${sign}8`, `${sign}8`],
  ['a number without its document', `// as ${bare('4')} says`, 'names no document'],
  ['one that stands in a name of a test', `test('as ${bare('4')} says')`, 'names no document'],
  ['a file that was renamed', '/** See `drawer.tsx`. */', 'names drawer.tsx'],
  ['a file of another folder', ' * The sheet of `shell/sheet.tsx`.', 'names shell/sheet.tsx'],
])('a comment that leads nowhere is refused: %s', (_, text, words) => {
  expect(brokenReferences('src/ui/a.ts', text, project)).toEqual([expect.stringContaining(words)])
})

test.each([
  ['a section', `// Waits as spec ${sign}4 says.`],
  ['a section at the start of a sentence', `/** Spec ${sign}9: at most 100. */`],
  ['several sections', `/** spec ${sign}4, ${sign}9 and ${sign}4. */`],
  ['a heading', `/** Integers (decisions ${sign}Money and numbers). */`],
  ['a heading over two lines', `/**\n * Integers (decisions ${sign}Money\n * and numbers).\n */`],
  ['a file by its name, its folder and in full', '// `sheet.tsx`, `ui/sheet.tsx`, src/ui/sheet.tsx'],
  ['what only looks like a file', '// `{language}.ts`, `<file.ts>`, Node.js'],
  ['an import, which the compiler checks', "import './gone.ts'"],
])('a comment that leads somewhere is accepted: %s', (_, text) => {
  expect(brokenReferences('src/ui/a.ts', text, project)).toEqual([])
})

test.each([
  ['a file', '[the map](../map.md)', '../map.md leads to no file'],
  ['a heading', '[the map](../README.md#the-plan)', 'leads to no heading of README.md'],
  ['a heading of the page itself', '[below](#below)', 'leads to no heading of docs/guide.md'],
  ['a picture', '<img src="pictures/wallet.png" />', 'pictures/wallet.png leads to no file'],
  ['a path written as code', 'See `src/ui/drawer.tsx`.', 'names src/ui/drawer.tsx'],
  ['a path with a pattern', 'See `src/ui/drawer*`.', 'names src/ui/drawer*'],
])('a page that leads nowhere is refused: %s', (_, text, words) => {
  expect(brokenReferences('docs/guide.md', text, project)).toEqual([expect.stringContaining(words)])
})

test.each([
  ['files and headings', '[a](decisions.md#money-and-numbers), [b](../README.md#the-map-once), [c](#guide)'],
  ['a picture', '![home](pictures/home.png)'],
  ['another site', '[RFC](https://www.rfc-editor.org/rfc/rfc8292)'],
  ['paths and patterns', '`src/ui/sheet.tsx`, `src/ui/`, `docs/*.md`, `src/{room}/a.ts`, `npm test`'],
  ['an example in a fence', '```\n[a](gone.md) `src/gone.ts`\n```\n'],
])('a page that leads somewhere is accepted: %s', (_, text) => {
  expect(brokenReferences('docs/guide.md', text, project)).toEqual([])
})
