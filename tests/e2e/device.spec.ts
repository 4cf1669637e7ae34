import type { BrowserContext, Worker } from '@playwright/test'
import { untilControlled } from '../support/browser.ts'
import { chromiumLaunch } from '../support/chromium.ts'
import { expect } from '../support/console-guard.ts'
import { test } from '../support/e2e/player-test.ts'
import { storedTexts } from '../support/e2e/stored-texts.ts'
import { whole } from '../support/e2e/whole.ts'

test.use({ ...whole, launchOptions: chromiumLaunch({ complete: true }) })

/** The app's worker, which has taken over the page. */
async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker')
}

test(
  'a message to the closed app shows in the player’s language, and a press opens its page in the window that is there',
  { tag: '@desktop' },
  async ({ player, context, baseURL }) => {
    await context.grantPermissions(['notifications'], { origin: baseURL ?? '' })
    await player.goto('/home')
    await untilControlled(player)
    await player.evaluate(async () => {
      const cache = await caches.open('marquee-push-messages')
      await cache.put(
        '/worker/push-messages.json',
        Response.json({ memo: { title: '새 쪽지', body: '도착했어요' } }),
      )
    })
    const devtools = await context.newCDPSession(player)
    const registrations = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId)
      })
    })
    await devtools.send('ServiceWorker.enable')
    const registrationId = await registrations
    const deliver = (data: string) =>
      devtools.send('ServiceWorker.deliverPushMessage', { origin: baseURL ?? '', registrationId, data })
    const worker = await workerOf(context)
    const shown = () =>
      worker.evaluate(async () => {
        const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration')
        return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
      })
    /** When the memo that is shown came, ms; each that replaces it is younger. */
    const memoAt = () =>
      worker.evaluate(async () => {
        const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration')
        const [memo] = await registration.getNotifications({ tag: 'memo' })
        return Number(memo && Reflect.get(memo, 'timestamp'))
      })

    await deliver(JSON.stringify({ kind: 'memo', unread: 3 }))
    await expect.poll(shown).toEqual([{ title: '새 쪽지', body: '도착했어요', tag: 'memo' }])
    // A newer notification of a kind replaces the older one. A push that is not the operator's still shows one.
    const first = await memoAt()
    await deliver(JSON.stringify({ kind: 'answer', unread: 3 }))
    await deliver('no message')
    await expect.poll(memoAt).toBeGreaterThan(first)
    await expect
      .poll(async () => (await shown()).map(({ tag }) => tag).toSorted())
      .toEqual(['answer', 'memo'])

    await worker.evaluate(async () => {
      const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration')
      const [notification] = await registration.getNotifications({ tag: 'memo' })
      const Pressed: new (type: string, init: object) => Event = Reflect.get(globalThis, 'NotificationEvent')
      dispatchEvent(new Pressed('notificationclick', { notification }))
    })
    await expect(player).toHaveURL('/supports/memopage')
    expect(context.pages()).toHaveLength(1)
    await expect.poll(async () => (await shown()).map(({ tag }) => tag)).toEqual(['answer'])
  },
)

test(
  'storage that is wiped while the app runs: it goes on, keeps what is marked then, and starts again',
  { tag: '@desktop' },
  async ({ page, context, baseURL }) => {
    await page.goto('/game/livecasino')
    await untilControlled(page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', {
      origin: baseURL ?? '',
      storageTypes: 'indexeddb,local_storage,cache_storage',
    })
    await page.goto('/settings')
    await page.getByRole('radio', { name: 'Light', exact: true }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await devtools.send('Storage.clearDataForOrigin', {
      origin: baseURL ?? '',
      storageTypes: 'indexeddb,cache_storage',
    })
    await page.getByRole('radio', { name: 'Retro', exact: true }).check()
    await expect(page.locator('html')).toHaveAttribute('data-style', 'retro')
    // The setting is stored once the wiped database is open again: no player reloads that fast.
    await expect.poll(() => storedTexts(page)).toContain('"value":"retro"')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-style', 'retro')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  },
)

test(
  'the storage panel clears lists, and everything after a question',
  { tag: ['@desktop', '@long'] },
  async ({ player }) => {
    await player.goto('/game/slot')
    await untilControlled(player)
    await player.reload()
    await player.getByRole('main').locator('img').first().waitFor()
    await expect.poll(() => player.evaluate(() => caches.has('marquee-images'))).toBe(true)
    await player.goto('/settings')
    const panel = player.getByRole('region', { name: 'Storage on this device' })
    await expect(panel.getByText(/\d.*(?:kB|MB)$/)).toBeVisible()
    await panel.getByRole('button', { name: 'Clear lists and pictures' }).click()
    await expect.poll(() => player.evaluate(() => caches.has('marquee-images'))).toBe(false)

    await player.getByRole('radio', { name: 'Light', exact: true }).check()
    await panel.getByRole('button', { name: 'Clear everything' }).click()
    const question = player.getByRole('dialog', { name: 'Clear everything on this device?' })
    await question.getByRole('button', { name: 'Clear and sign out' }).click()
    await expect(player).toHaveURL('/home')
    await expect(player.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(player.locator('html')).toHaveAttribute('data-theme', 'dark')
  },
)

test(
  'the diagnostics say what is so, and can be copied',
  { tag: ['@desktop', '@long'] },
  async ({ player, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' })
    await player.goto('/home')
    await untilControlled(player)
    await player.goto('/devil/sub1/test-1')
    const value = (term: string) =>
      player
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${term}$`) })
        .locator('xpath=following-sibling::dd')
    await expect(value('Service worker')).toHaveText('activated')
    await expect(value('Connection')).toHaveText('online')
    await expect(value('Session check')).toHaveText('OK')
    await expect(value('Database')).toHaveText('ok')
    await expect(value('Available offline')).toContainText('English')
    await player.getByRole('button', { name: 'Copy for support' }).click()
    await expect(player.getByText('Copied. You can paste it into a message to support.')).toBeVisible()
    const copied = await player.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('session: OK')
    expect(copied).toMatch(/^build: [\w-]{6,}$/m)
    expect(copied).not.toContain('demo')
  },
)
