import type { Page } from '@playwright/test'
import { encryptConfig } from '@marquee/operator/site/site-config.ts'
import { SiteVariables, WebVariables } from '@marquee/contract/config.ts'
import { expect } from '../support/console-guard.ts'
import { test } from '../support/e2e/player-test.ts'
import * as v from 'valibot'

const configKey = 'marquee-public-config-key'
const address = '**/api/cnf*'

/** A configuration that decrypts and lacks what spec §3 asks for: its title is empty. */
function withoutTitle(): string {
  const variables = v.parse(SiteVariables, { title: 'Any' })
  return encryptConfig(
    {
      front_api_domain: 'https://operator.example',
      VARIABLES: { ...variables, title: '' },
      WEB_VARIABLES: v.parse(WebVariables, {}),
    },
    configKey,
  )
}

const failures = [
  { name: 'a service in trouble', status: 503, body: '', code: 'config.unreachable' },
  { name: 'a text that does not decrypt', status: 200, body: 'bm90IGEgY29uZmln', code: 'config.decrypt' },
  { name: 'a configuration without a title', status: 200, body: withoutTitle(), code: 'config.invalid' },
]

async function expectHome(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Aurumvale', exact: true })).toBeAttached()
  await expect(page.getByText('The site could not be loaded')).toHaveCount(0)
}

for (const { name, status, body, code } of failures) {
  test(`${name}: a screen that says so, and a retry that recovers`, async ({ page, guard }) => {
    guard.allow(/status of 503/)
    await page.route(address, (route) => route.fulfill({ status, body, contentType: 'text/plain' }))
    // With parameters home is not the prerendered one, which brings a configuration along.
    await page.goto('/home?from=link')
    const said = page.getByRole('alert')
    await expect(said.getByRole('heading', { level: 1 })).toHaveText('The site could not be loaded')
    await expect(said).toContainText('Your account and your balance are not affected.')
    await expect(page.getByText(code)).toBeVisible()

    // A retry that fails as well stays on the screen.
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await page.unroute(address)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectHome(page)
  })
}

test(
  'a network without the service: the screen comes after the retries',
  { tag: '@desktop' },
  async ({ page, guard }) => {
    guard.allow(/ERR_FAILED/)
    let asked = 0
    await page.route(address, (route) => {
      asked += 1
      return route.abort()
    })
    await page.goto('/home')
    await expect(page.getByText('network.failed')).toBeVisible()
    expect(asked).toBe(4)
    await page.unroute(address)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectHome(page)
  },
)

test(
  'with a kept configuration the app starts although the service is gone',
  { tag: '@desktop' },
  async ({ page, guard }) => {
    guard.allow(/ERR_FAILED/)
    await page.goto('/home')
    await expectHome(page)
    let asked = 0
    await page.route(address, (route) => {
      asked += 1
      return route.abort()
    })
    await page.reload()
    await expectHome(page)
    expect(asked).toBeGreaterThan(0)
  },
)
