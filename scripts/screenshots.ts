/**
 * `npm run screenshots`: every route at 360x800 and 1440x900, in Korean and English, signed in where the route
 * needs it, into `screenshots/`. With `-- --readme` the gallery's pictures go to `docs/pictures/` instead.
 * `-- home wallet` photographs only routes whose path contains a word. Uses the built product (`npm run build`).
 */
import { mkdirSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumLaunch } from '../tests/support/chromium.ts'
import { startProduct } from '../tests/support/server-process.ts'

interface Shot {
  path: string
  signedIn?: boolean
  /** Steps on the page before the screenshot. */
  act?: (page: Page) => Promise<void>
  name?: string
}

const openFirstProvider = async (page: Page): Promise<void> => {
  await page.locator('main li button').first().click()
  await page.locator('[role=dialog] article').first().waitFor()
  await page.waitForTimeout(800)
}

const playFirstGame = async (page: Page): Promise<void> => {
  await page.locator('section[aria-labelledby=new] li button').first().click()
  await page.waitForTimeout(6000)
}

/** Closes the announcements over home. */
const closeNotices = async (page: Page): Promise<void> => {
  const notice = page.locator('main aside')
  await notice.waitFor({ timeout: 5000 }).catch(() => {})
  while ((await notice.count()) > 0) await notice.locator('button').first().click()
}

const shots: Shot[] = [
  { path: '/home' },
  { path: '/home', signedIn: true, name: 'home-signed-in', act: closeNotices },
  { path: '/home', signedIn: true, name: 'game', act: playFirstGame },
  { path: '/game/slot', signedIn: true, name: 'provider-drawer', act: openFirstProvider },
  ...[
    '/login',
    '/account/register',
    '/register-nine',
    '/account/forgot-password',
    '/home-eight',
    '/new',
    '/favourites',
    '/game/slot',
    '/game/livecasino',
    '/game/sports',
    '/game/arcade',
    '/promotions',
    '/market/nft',
    '/settings',
    '/support',
    '/supports/noticepage',
    '/etc/terms-of-service',
    '/etc/privacy-policy',
    '/devil/sub1/test-1',
    '/nowhere',
  ].map((path) => ({ path })),
  ...[
    '/game/slotnine',
    '/game/livecasinonine',
    '/wallet/depositpage',
    '/wallet/deposit-backup',
    '/wallet/withdrawpage',
    '/wallet/mileagepage',
    '/wallet/history',
    '/wallet/elsewhere',
    '/supports/memopage',
    '/supports/counselpage',
    '/account/mypagelist',
    '/account/modal-mypage-info',
    '/account/sub-modal-mypage-info',
  ].map((path) => ({ path, signedIn: true })),
]

/** README's pictures by shot: name and sizes. */
const gallery = new Map([
  ['home-signed-in', { name: 'home', sizes: ['phone', 'desktop'] }],
  ['game', { name: 'game', sizes: ['phone'] }],
  ['wallet-depositpage', { name: 'wallet', sizes: ['phone'] }],
  ['settings', { name: 'settings', sizes: ['desktop'] }],
])

const sizes = [
  { name: 'phone', width: 360, height: 800, scale: 2 },
  { name: 'desktop', width: 1440, height: 900, scale: 1 },
]

function nameOf(shot: Shot): string {
  return shot.name ?? (shot.path.slice(1).replaceAll('/', '-') || 'index')
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.locator('[name=username]').fill('demo')
  await page.locator('[name=password]').fill('demo-pass-1')
  await page.locator('[type=submit]').click()
  await page.waitForURL('**/home')
}

async function photograph(
  browser: Browser,
  origin: string,
  language: string,
  size: (typeof sizes)[number],
  wanted: Shot[],
  folder: string,
): Promise<void> {
  for (const signedIn of [false, true]) {
    const context = await browser.newContext({
      viewport: size,
      deviceScaleFactor: size.scale,
      locale: language,
      hasTouch: size.name === 'phone',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    if (signedIn) await signIn(page, origin)
    const mine = wanted.filter(
      (one) =>
        (one.signedIn ?? false) === signedIn &&
        (!readme || gallery.get(nameOf(one))?.sizes.includes(size.name)),
    )
    for (const shot of mine) {
      await page.goto(`${origin}${shot.path}`)
      await page.waitForLoadState('networkidle').catch(() => {})
      await page.waitForTimeout(700)
      await shot.act?.(page)
      const name = readme ? gallery.get(nameOf(shot))?.name : nameOf(shot)
      const file = `${folder}/${name}-${size.name}${readme ? '' : `-${language}`}.png`
      await page.screenshot({ path: file })
      process.stdout.write(`${file}\n`)
    }
    await context.close()
  }
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const readme = process.argv.includes('--readme')
const folder = readme ? 'docs/pictures' : 'screenshots'
const wanted = shots.filter(
  (shot) =>
    (!readme || gallery.has(nameOf(shot))) &&
    (words.length === 0 || words.some((word) => nameOf(shot).includes(word))),
)
mkdirSync(folder, { recursive: true })
const product = await startProduct({ port: 4190, studioPort: 4191, env: { SIMULATED_BANK: 'off' } })
const browser = await chromium.launch(chromiumLaunch({ complete: true }))
try {
  for (const language of readme ? ['ko'] : ['ko', 'en'])
    for (const size of sizes) await photograph(browser, product.origin, language, size, wanted, folder)
} finally {
  await browser.close()
  await product.stop()
}
