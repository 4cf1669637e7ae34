import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../../../../src/theme/shell.css', import.meta.url), 'utf8')
const selectors = Array.from(
  css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/[^{}]*\[data-shell[^{}]*(?=\{)/g),
  ([text]) => text.trim(),
)

test.each(['page', 'page games', 'page games wide', 'page-a', 'home'])(
  'the shape %s touches only the shell: it stays on the page when the app has replaced the shell',
  (shape) => {
    const content = Array.from({ length: 9 }, () => '<i></i><b></b>').join(' ')
    const { document } = new JSDOM(
      `<html data-shell="${shape}"><body><div id="root"><main><div>${content}</div></main></div>`,
      { url: 'https://site.test/' },
    ).window
    expect(selectors.length).toBeGreaterThan(10)
    for (const selector of selectors) expect(document.querySelectorAll(selector), selector).toHaveLength(0)
  },
)
