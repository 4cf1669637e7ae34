import { request as requests } from '@playwright/test'
import { expect } from '../support/console-guard.ts'
import { signInOnScreen } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { giveSession, newPlayer, newSession } from '../support/e2e/players.ts'
import { productPorts } from '../support/product-ports.ts'
import { startProduct } from '../support/server-process.ts'

test(
  'a player who does nothing is warned, may stay, and after the end finds what was typed',
  { tag: ['@desktop', '@long'] },
  async ({ page, say, guard }) => {
    test.slow()
    guard.allow(/status of 40[13]/)
    const { port } = productPorts()
    const product = await startProduct({
      port: port + 30,
      studioPort: port + 31,
      env: { SESSION_IDLE_SECONDS: '24' },
    })
    try {
      const api = await requests.newContext({ baseURL: product.origin })
      const account = await newPlayer(api)
      await giveSession(page, await newSession(api, account))
      await page.goto(`${product.origin}/supports/counselpage?write=true`)
      const title = page.getByRole('form', { name: 'Message support' }).getByLabel('Subject')
      await title.fill('Half a question')

      const warning = page.getByText('Are you still there?')
      await expect(warning).toBeVisible({ timeout: 30_000 })
      await page.getByRole('button', { name: 'Stay signed in' }).click()
      await expect(warning).toHaveCount(0)
      await expect(title).toHaveValue('Half a question')

      await expect(page).toHaveURL(/\/login\?redirect=/, { timeout: 60_000 })
      await signInOnScreen(page, say, account)
      await expect(page).toHaveURL(/\/supports\/counselpage\?write=true$/)
      await expect(page.getByText('Draft restored')).toBeVisible()
      await expect(title).toHaveValue('Half a question')
      await api.dispose()
    } finally {
      await product.stop()
    }
  },
)
