import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SiteConfig, type SiteVariables } from '@marquee/contract/config.ts'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { Footer } from '../../../../src/shell/bars/footer.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()

/** The footer of a site with these variables. */
async function shown(variant: 'full' | 'slim', variables: Partial<SiteVariables>): Promise<HTMLElement> {
  const tab = stage.open()
  const VARIABLES = { title: 'Site', ...variables }
  tab.store.set(siteConfigAtom, v.parse(SiteConfig, { front_api_domain: 'https://site.example', VARIABLES }))
  const { container: place, unmount } = await renderPage(tab, () => <Footer variant={variant} />)
  // The seal and the contact are loaded apart.
  if (variables.seal) await waitFor(() => expect(place.querySelector('img')).not.toBeNull())
  const paragraphs = () => [...place.querySelectorAll('p')].map(({ textContent }) => textContent)
  if (variables.help) await waitFor(() => expect(paragraphs()).toContain(variables.help))
  const footer = place.cloneNode(true) as HTMLElement
  await unmount()
  return footer
}

const seal = { image: 'https://seal.example/a.svg', link: 'https://seal.example/licence', name: 'Regulator' }

test.each(['full', 'slim'] as const)(
  'the %s footer shows the regulator’s seal, with its link',
  async (variant) => {
    const footer = await shown(variant, { seal })
    const picture = footer.querySelector('img')
    expect([picture?.getAttribute('src'), picture?.alt]).toEqual([seal.image, 'Regulator'])
    expect(picture?.closest('a')).toMatchObject({ href: seal.link, rel: 'noopener noreferrer' })
  },
)

test('a seal whose link is none shows without it, and a site without a seal shows none', async () => {
  const footer = await shown('full', { seal: { ...seal, link: 'javascript:alert(1)' } })
  expect(footer.querySelector('img')?.closest('a')).toBeNull()
  expect((await shown('full', { company: 'Company' })).querySelector('img')).toBeNull()
})

test.each(['full', 'slim'] as const)('the %s footer of a site on play money says so', async (variant) => {
  const text = (await shown(variant, { play_money: true })).textContent
  expect(text).toContain('Play money · no real money involved')
  expect((await shown(variant, {})).textContent).not.toContain('Play money')
})

test.each([
  ['help@site.example', 'mailto:help@site.example', 'help@site.example'],
  ['+82 (0)2-555.0100', 'tel:+8225550100', '+82 (0)2-555.0100'],
  ['1588-0000', 'tel:15880000', '1588-0000'],
  ['https://site.example/help/', 'https://site.example/help/', 'https://site.example/help/'],
  ['02-555-0100 / 02-555-0101', undefined, '02-555-0100 / 02-555-0101'],
  ['24/7', undefined, '24/7'],
  ['---', undefined, '---'],
  ['Ask at the bar, 18:00', undefined, 'Ask at the bar, 18:00'],
  ['javascript:alert(1)', undefined, 'javascript:alert(1)'],
  ['http://site.example', undefined, 'http://site.example'],
])('the contact %s is linked to %s', async (help, address, text) => {
  for (const variant of ['full', 'slim'] as const) {
    const footer = await shown(variant, { help })
    const link = [...footer.querySelectorAll('a')].find((each) => each.textContent === text)
    expect(link?.getAttribute('href')).toBe(address)
    expect(footer.textContent).toContain(text)
  }
})
