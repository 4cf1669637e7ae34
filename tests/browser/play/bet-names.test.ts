import { afterEach, describe, expect, test } from 'vitest'
import { openBarePage, scripts } from '../../support/bare-game-page.ts'
import { brokenWords } from '../../support/broken-words.ts'
import { tongues } from '../../support/cut-sums.ts'

afterEach(() => document.body.replaceChildren())

describe.each(Object.keys(scripts) as (keyof typeof scripts)[])('%s', (kind) => {
  test.each(tongues)('has whole words on its places and buttons in %s', async (language) => {
    const { frame, root } = await openBarePage(kind, language)
    for (const width of [320, 360, 412]) {
      frame.width = String(width)
      expect(brokenWords(root, '.spot, .action'), `${width}`).toEqual([])
    }
  })
})
