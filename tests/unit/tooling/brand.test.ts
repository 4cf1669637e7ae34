import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '@marquee/contract/config.ts'
import { renderPage } from '@marquee/operator/http/page-template.ts'
import { noOverrides, siteConfig } from '@marquee/operator/site/site-config.ts'
import { textsIn as operatorTexts } from '@marquee/operator/texts.ts'
import { brandLanguage, brandName, brandShortName, brandTheme } from '../../../brand/brand.ts'
import { brandedPage, brandMark, readBrandIcon } from '../../../build/brand.ts'
import { manifestIn } from '../../../build/manifest.ts'
import { inProject } from '../../../scripts/project.ts'
import { renderHome } from '../../../src/prerender.tsx'
import { palettes } from '../../../src/theme/palettes.ts'
import { unescaped } from '../../support/unescaped.ts'
import { sampleGame } from '../../support/sample-game.ts'

const read = (path: string) => readFileSync(inProject(path), 'utf8')
const page = brandedPage(read('index.html'))
const icon = read('brand/icon.svg')

test('the built page has the brand’s name, wherever it has one, and its mark', () => {
  expect(page).not.toMatch(/%[A-Z_]+%/)
  expect(unescaped(/<title>([^<]*)/.exec(page)?.[1])).toBe(brandName)
  expect(unescaped(/class="shell-brand"[^>]*>([^<]*)/.exec(page)?.[1])).toBe(brandName)
  expect(page).toContain(brandMark(readBrandIcon(icon)))
})

test('the page as a file is in the brand’s language and theme, also without scripts', () => {
  expect(page).toContain(`<html lang="${brandLanguage}" data-theme="${brandTheme}"`)
  const [, noScript] = /<noscript>([^<\s][^<]*)/.exec(page) ?? []
  expect(unescaped(noScript)).toContain(operatorTexts(brandLanguage).noScriptText)
  expect(page).toContain(`<meta name="theme-color" content="${palettes[brandTheme].background}" />`)
})

test('the installed app has the brand’s name in every language', async () => {
  for (const language of languages)
    expect(await manifestIn(language)).toMatchObject({ name: brandName, short_name: brandShortName })
})

test('a page of a site with a title of its own has no other name, in the shell and in the prerendered home', async () => {
  const site = { origin: 'https://site.example', studio: 'https://games.example', passkeys: true }
  const overrides = { ...noOverrides, VARIABLES: { title: 'Quiet Meadow Hall' } }
  const config = siteConfig(site, overrides, undefined, [sampleGame('1')])
  const data = { config, providers: [] }
  for (const language of ['en', 'ko'] as const) {
    const variant = { site: 'Quiet Meadow Hall', language, origin: site.origin, path: '/home' }
    const home = { html: await renderHome(language, data), data }
    const catalogues = new Map<string, string>()
    for (const rendered of [undefined, home]) {
      const html = renderPage({ page, catalogues }, { ...variant, look: config.WEB_VARIABLES }, rendered)
      expect(html).toContain('<span class="shell-brand" data-long="">Quiet Meadow Hall</span>')
      // A description of the brand's own may have its name.
      const others = html.replaceAll(/<meta (?:name|property)="(?:og:)?description"[^>]*>/g, '')
      expect(unescaped(others)).not.toContain(brandName)
    }
    expect(home.html).toContain('>Quiet Meadow Hall<')
    expect(home.html).toContain('href="#brand-mark"')
  }
})

test('no file that players read has a name of its own', () => {
  const files = globSync(
    [
      'index.html',
      '{src,sw,build,locales}/**/*.{ts,tsx,json,po}',
      'packages/{contract,operator,studio}/**/{locales,routes,client,server,account,wallet,support}/**/*.{ts,json}',
    ],
    { cwd: inProject() },
  ).filter((path) => !path.includes('node_modules') && !path.endsWith('routes/openapi.ts'))
  expect(files.length).toBeGreaterThan(500)
  // In capital letters or in none it is a name of the code: `marquee_proof`, `@marquee/contract`.
  expect(files.filter((path) => read(path).includes('Marquee'))).toEqual([])
})

test('the served icon is the brand’s: npm run icons has made the pictures from it', () => {
  expect(read('public/icon.svg')).toBe(icon)
})

test('a mark keeps its flat colours, and its gradients become the accent', () => {
  const mark =
    '<g id="mark"><path d="M0 0z" fill="url(#m)"/><path d="M1 1z" fill="#fff" stroke="url(#m)"/></g>'
  expect(
    brandMark(readBrandIcon(`<svg viewBox="0 0 512 512"><g id="ground"/><g></g>${mark}</svg>`)),
  ).toContain(
    '<g><path d="M0 0z" fill="currentColor"/><path d="M1 1z" fill="#fff" stroke="currentColor"/></g>',
  )
})

test.each([
  ['<path id="a"/>', 'id='],
  ['<path style="fill:red"/>', 'style='],
  ['<path onclick="x()"/>', 'onclick='],
  ['<path mask="url(#x)"/>', 'url('],
  ['<text>Lucky</text>', '<text>'],
  ['<image href="logo.png"/>', '<image href="logo.png"/>'],
])('the build names what a mark cannot have: %s', (drawn, named) => {
  expect(() => brandMark({ defs: '', ground: '', mark: `<g id="mark">${drawn}</g>` })).toThrow(`“${named}”`)
})

test('the build names the parts that an icon needs', () => {
  expect(() => readBrandIcon('<svg viewBox="0 0 24 24"><path d="M0 0z"/></svg>')).toThrow('<g id="mark">')
})
