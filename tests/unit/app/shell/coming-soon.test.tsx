// @vitest-environment jsdom
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SiteConfig } from '@marquee/contract/config.ts'
import { OtherPaymentMethods } from '../../../../src/features/wallet/deposit/other-payment-methods.tsx'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { NavList } from '../../../../src/shell/bars/nav-list.tsx'
import { navGroups } from '../../../../src/shell/bars/navigation.ts'
import { ComingSoonPage } from '../../../../src/shell/layout/coming-soon-page.tsx'
import { icons } from '../../../../src/ui/icon/icons.ts'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()
const items = navGroups.flatMap((group) => group.items)
const paths = ['/home-eight', '/wallet/deposit-backup', ...items.map(({ to }) => to)]

/** What a site with these variables shows: the menu, a page of what is to come and the ways to pay. */
async function shown(variables: object): Promise<{ links: (string | null)[]; text: string }> {
  const tab = stage.open()
  const VARIABLES = { title: 'Site', ...variables }
  tab.store.set(siteConfigAtom, v.parse(SiteConfig, { front_api_domain: 'https://site.example', VARIABLES }))
  const part = () => (
    <>
      <nav>
        <NavList />
      </nav>
      <ComingSoonPage icon={icons.coin} title="Hoverboards" />
      <OtherPaymentMethods virtual={false} manual={false} />
    </>
  )
  const { container, unmount } = await renderPage(tab, part, { paths })
  const links = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
  const text = container.textContent
  await unmount()
  return { links, text }
}

test('what is to come is announced, unless the site does not want it', async () => {
  const soon = items.filter((item) => item.soon).map(({ to }) => to)
  expect(soon).toHaveLength(3)
  const announced = await shown({})
  expect(announced.links).toEqual(expect.arrayContaining(soon))
  expect(announced.text).toContain('Credit cardComing soon')
  expect(announced.text).toContain('Coming soon. We will let you know in the announcements.')
  const hidden = await shown({ coming_soon: false })
  expect(hidden.links).toEqual(announced.links.filter((link) => !soon.some((to) => to === link)))
  expect(hidden.text).not.toMatch(/Coming soon|Hoverboards|Credit card/)
  expect(hidden.text).toContain('Page not found')
})
