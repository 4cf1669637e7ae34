import { expect } from '../support/console-guard.ts'
import { signInOnScreen } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { demo } from '../support/e2e/players.ts'
import { productPorts } from '../support/product-ports.ts'
import { dev, startProduct } from '../support/server-process.ts'

/** Vite sends every module by itself, which takes long on a busy machine. */
const unbundled = { timeout: 90_000 }

test(
  'npm run dev serves the calls of signing in and of a deposit',
  { tag: '@desktop' },
  async ({ page, say }) => {
    test.setTimeout(300_000)
    const { port } = productPorts()
    const origin = `http://localhost:${port + 42}`
    const product = await startProduct({
      port: port + 40,
      studioPort: port + 41,
      program: dev,
      env: { DEV_PORT: String(port + 42) },
    })
    const main = page.getByRole('main')
    try {
      await page.goto(`${origin}/login`)
      await expect(main.getByLabel('Account ID', { exact: true })).toBeVisible(unbundled)
      await signInOnScreen(page, say, demo)
      await expect(page).toHaveURL(`${origin}/home`)

      await page.goto(`${origin}/wallet/depositpage`)
      await main.locator('input[inputmode="numeric"]').fill('20000', unbundled)
      await main.getByRole('button', { name: say('Continue with {0}', { 0: '₩20,000' }) }).click()
      await main.getByRole('button', { name: say('Send the deposit request') }).click()
      await expect(main.getByText(say('Waiting'), { exact: true })).toBeVisible()
    } finally {
      await product.stop()
    }
  },
)
