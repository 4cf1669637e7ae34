import type { BrowserContext, Page } from '@playwright/test'
import { untilControlled } from '../support/browser.ts'
import { expect } from '../support/console-guard.ts'
import { startSite } from '../support/deployments.ts'
import { appears, aurumvale, drawer, gameFrame, tile } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { whole } from '../support/e2e/whole.ts'
import { deploymentOf } from '../support/e2e/worker.ts'
import { countOf } from '../support/length.ts'
import { productPorts } from '../support/product-ports.ts'
import { seeded } from '../support/seed.ts'

test.use(whole)

const steps = countOf('DEPLOY_STEPS')
const title = 'The Beetle Amulet'
const pageFailed = 'This page could not be shown'
const paths = ['/favourites', '/game/slot', '/new', '/settings', '/supports/noticepage', '/game/livecasino']

test(
  'versions that come at any step: no error screen, no lost words, no game interrupted; one consent, and all tabs are new',
  { tag: ['@desktop', '@long'] },
  async ({ player, context, guard }) => {
    test.setTimeout(180_000)
    // The studio does not know the site's address and may refuse its game; the frame is shown anyway.
    guard.allow(
      /Failed to load resource|net::ERR|frame-ancestors|Refused to frame|preloaded using link preload/,
    )
    const errors = await collectErrorScreens(context)
    const site = await startSite(productPorts().port, '0')
    try {
      await seeded(async (random) => {
        const playing = player
        await playing.goto(`${site.origin}/game/slot?provider=${aurumvale.id}`)
        await untilControlled(playing)
        await tile(drawer(playing, aurumvale.name.en), title).click()
        const frame = gameFrame(playing, title)
        await expect(frame).toBeVisible()
        await playing.evaluate(() => Reflect.set(window, 'neverLoadedAnew', true))
        const writing = await context.newPage()
        await writing.goto(`${site.origin}/support`)
        const letter = writing.getByLabel('Message', { exact: true })
        const browsing = await context.newPage()
        await browsing.goto(`${site.origin}/favourites`)

        let newest = 0
        let written = ''
        const actions = {
          deploy: async () => {
            newest += 1
            site.deploy(String(newest))
          },
          look: async () => {
            await random.pick([playing, writing, browsing]).evaluate(async () => {
              const registration = await navigator.serviceWorker.getRegistration()
              await registration?.update()
            })
          },
          browse: async () => {
            await browsing.goto(site.origin + random.pick(paths))
            await expect(browsing.getByRole('main')).toBeVisible()
          },
          write: async () => {
            written += ` word${random.integer(0, 99)}`
            await letter.fill(written)
          },
        }
        const names = ['deploy', 'look', 'browse', 'browse', 'write'] as const
        for (let step = 0; step < steps; step++) {
          await actions[random.pick(names)]()
          expect(errors).toEqual([])
        }
        await actions.write()
        await actions.deploy()
        await browsing.goto(`${site.origin}/settings`)
        await untilNewestWaits(browsing)
        await browsing.getByRole('button', { name: 'Update now' }).click()

        await expect.poll(() => deploymentOf(browsing)).toBe(String(newest))
        await expect(letter).toHaveValue(written)
        await expect(frame).toBeVisible()
        expect(await playing.evaluate(() => Reflect.get(window, 'neverLoadedAnew'))).toBe(true)

        await letter.fill('')
        await expect.poll(() => deploymentOf(writing)).toBe(String(newest))
        await frame.getByRole('button', { name: 'Close' }).click()
        await expect.poll(() => deploymentOf(playing)).toBe(String(newest))
        // An error may appear after the reload.
        const late = [playing, writing, browsing].map((tab) =>
          appears(tab.locator('.recovery').or(tab.getByText(pageFailed))),
        )
        expect(await Promise.all(late)).toEqual([false, false, false])
        expect(errors).toEqual([])
      })
    } finally {
      await site.stop()
    }
  },
)

/** Makes the page look for the newest version, and waits until the update is ready. */
async function untilNewestWaits(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    const { installing } = registration ?? {}
    if (!installing) return
    await new Promise<void>((resolve) => {
      installing.addEventListener('statechange', () => installing.state === 'installed' && resolve())
    })
  })
}

/** Collects the pages on which an error screen appears at any time, also briefly between two steps. */
async function collectErrorScreens(context: BrowserContext): Promise<readonly string[]> {
  const errors: string[] = []
  await context.exposeFunction('reportErrorScreen', (address: string) => errors.push(address))
  await context.addInitScript((text) => {
    if (window.top !== window) return
    new MutationObserver(() => {
      const alerts = [...document.querySelectorAll('[role=alert]')]
      if (document.querySelector('.recovery') ?? alerts.some((alert) => alert.textContent.includes(text)))
        Reflect.get(window, 'reportErrorScreen')(location.href)
    }).observe(document, { childList: true, subtree: true })
  }, pageFailed)
  return errors
}
