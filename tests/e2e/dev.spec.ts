import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@marquee/operator/routes/all-endpoints.ts'
import { decryptConfig } from '../../src/platform/config/config-cipher.ts'
import { readSettings } from '@marquee/operator/site/settings.ts'
import { expect as expectSoon } from '../support/console-guard.ts'
import { aurumvale, drawer, gameFrame, readyToSpin, signInOnScreen, tile } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { demo } from '../support/e2e/players.ts'
import { productPorts } from '../support/product-ports.ts'
import { copyProject } from '../support/project-copy.ts'
import { dev, startProduct } from '../support/server-process.ts'

const configKey = readSettings({}, false).app.configKey
const { port } = productPorts()
const ports = { port: port + 40, studioPort: port + 41 }
const origin = `http://localhost:${ports.port + 2}`

// One after the other: both use the same ports.
test.describe.configure({ mode: 'default' })

/** Vite sends every module by itself, which takes long on a busy machine. */
const unbundled = { timeout: 90_000 }
const expect = expectSoon.configure(unbundled)
const game = 'The Beetle Amulet'
/** A text that every page shows, where it is written, and what the developer makes of it. */
const component = 'src/shell/bars/footer.tsx'
const before = 'no real money involved'
const after = 'nothing real involved'

test(
  'npm run dev: the app comes from Vite, and names the operator that answers each of its calls',
  { tag: '@desktop' },
  async ({ request }) => {
    test.slow()
    const product = await startProduct({
      ...ports,
      program: dev,
      env: { DEV_PORT: String(ports.port + 2) },
    })
    try {
      const script = await request.get(`${origin}/src/boot.tsx`)
      expect(script.headers()['content-type']).toBe('text/javascript')
      const configuration = await (await request.get(`${origin}/api/cnf`)).text()
      expect(await decryptConfig(configuration, configKey)).toContain(product.origin)
      for (const { method, path } of Object.values(allEndpoints)) {
        const answer = await request.fetch(product.origin + path, { method, headers: { origin } })
        expect(answer.headers()['access-control-allow-origin'], path).toBe(origin)
        expect(answer.headers()['content-type'], path).toContain('application/json')
      }
    } finally {
      await product.stop()
    }
  },
)

test(
  'npm run dev: a sign-in, a game, a deposit, and an edit that comes without a reload',
  { tag: ['@desktop', '@long'] },
  async ({ page, say, guard }) => {
    test.setTimeout(300_000)
    // A hint of the animation library, in development only.
    guard.allow(/You have Reduced Motion enabled/)
    // A copy: the edit must not be what other tests build, nor stay when this one is killed.
    const project = copyProject()
    const product = await startProduct({
      ...ports,
      project: project.folder,
      program: dev,
      env: { DEV_PORT: String(ports.port + 2) },
    }).catch((error: unknown) => {
      project.remove()
      throw error
    })
    const main = page.getByRole('main')
    try {
      await page.goto(`${origin}/login`)
      await expect(main.getByLabel('Username', { exact: true })).toBeVisible()
      await signInOnScreen(page, say, demo)
      await expect(page).toHaveURL(`${origin}/home`)

      await page.goto(`${origin}/game/slot?provider=${aurumvale.id}`)
      await tile(drawer(page, aurumvale.name.en), game).click(unbundled)
      await expect(gameFrame(page, game)).toBeVisible()
      await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`^${product.studioOrigin}/`))
      await readyToSpin(page, 'Spin')

      await page.goto(`${origin}/wallet/depositpage`)
      const amount = main.locator('input[inputmode="numeric"]')
      await amount.fill('20000', unbundled)
      await page.evaluate(() => Reflect.set(window, 'sincePageLoad', true))
      const file = join(project.folder, component)
      const source = readFileSync(file, 'utf8')
      writeFileSync(file, source.replace(before, after))
      await expect(page.getByText(after)).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(window, 'sincePageLoad'))).toBe(true)
      await expect(amount).toHaveValue('20,000')

      await main.getByRole('button', { name: say('Review deposit') }).click()
      await main.getByRole('button', { name: say('No deposit limit') }).click()
      await main.getByRole('button', { name: say('Send the deposit request') }).click()
      await expect(main.getByText(say('Waiting'), { exact: true })).toBeVisible()
    } finally {
      // The page still loads modules ahead, which nobody would answer any more.
      await page.goto('about:blank')
      await product.stop()
      project.remove()
    }
  },
)
