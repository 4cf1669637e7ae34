import { expect, test } from 'vitest'
import { noOverrides, siteConfig } from '@marquee/operator/site/site-config.ts'
import { languages } from '@marquee/contract/config.ts'
import { renderHome } from '../../../../src/prerender.tsx'
import { sampleGame } from '../../../support/sample-game.ts'

const site = { origin: 'https://site.example', studio: 'https://games.example', passkeys: true }
const config = siteConfig(site, noOverrides, 'site.example', [sampleGame('1'), sampleGame('2')])

test('home is rendered without a browser, in every language, without a boundary that React would hydrate later', async () => {
  const pages = await Promise.all(
    languages.map((language) => renderHome(language, { config, providers: [] })),
  )
  expect(new Set(pages).size).toBe(languages.length)
  for (const html of pages) {
    expect(html).toContain('id="hero-title"')
    expect(html).toContain('href="/game/slotnine"')
    expect(html).not.toContain('<!--$')
  }
  expect(globalThis).not.toHaveProperty('window')
})
