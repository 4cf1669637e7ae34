import { expect, test } from 'vitest'
import { showLastResults } from '@marquee/studio/client/tables/last-results.ts'

const items = (...texts: readonly string[]) =>
  texts.map((text) => {
    const item = document.createElement('li')
    item.textContent = text
    return item
  })

test.each([
  ['a new result', ['3', '2', '1'], ['4', '3', '2', '1']],
  ['a new result of a full list', ['3', '2', '1'], ['4', '3', '2']],
  ['the same result once more', ['3', '3', '1'], ['3', '3', '3', '1']],
  ['nothing new', ['3', '2', '1'], ['3', '2', '1']],
  ['the list of another table', ['3', '2', '1'], ['9', '8']],
  ['the first results', [], ['1']],
  ['no results', ['1'], []],
])('after %s the list has each result once, the newest first', (_, before, after) => {
  const list = document.createElement('ul')
  showLastResults(list, items(...before))
  showLastResults(list, items(...after))
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(after)
})

test('what is in sight already is left as it is', () => {
  const list = document.createElement('ul')
  showLastResults(list, items('2', '1'))
  const shown = [...list.children]
  showLastResults(list, items('3', '2', '1'))
  expect([...list.children].slice(1)).toEqual(shown)
  expect(list.children[1]).toBe(shown[0])
})
