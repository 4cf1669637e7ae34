import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DevTools } from './devtools.ts'
import { EmulatedPage, type Load, type PageOptions } from './emulated-page.ts'
import { machineSpeed, untilQuiet } from './machine.ts'
import { timeouts, slowPhone } from './profile.ts'

/** A site to be visited. */
export interface Target {
  readonly name: string
  readonly url: string
  readonly selector: string
  readonly ready?: string
  readonly spki?: string
  /** What session storage holds when the site opens. */
  readonly session?: Readonly<Record<string, string>> | undefined
}

/** Three visits of one player with one phone. */
export interface Visits {
  /** Nothing cached, throttled. */
  readonly first: Load
  /** New tab, worker stopped before, throttled. */
  readonly repeat: Load
  /** New browser process, dead network. */
  readonly offline: Load
  /** Bytes of live objects after the first visit. */
  readonly heap: number
  /** Bytes that the worker keeps after the first visit, decoded. */
  readonly cached: number
  /** The slowest that this machine was during the visits. */
  readonly speed: number
}

/** Visits a site for the first time, again, and without a network, in a profile of its own. */
export async function visit(target: Target, executable: string): Promise<Visits> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-visit-'))
  const launch = { executable, profile: folder, ...(target.spki === undefined ? {} : { spki: target.spki }) }
  const { selector, ready, session } = target
  const options: PageOptions = { profile: slowPhone, selector, ready, session }
  await untilQuiet()
  const speeds = [machineSpeed()]
  let browser = DevTools.launch(launch)
  try {
    const newcomer = await EmulatedPage.open(browser, options)
    const first = await newcomer.load(target.url)
    const heap = await newcomer.heap()
    await newcomer.untilWorkerIsQuiet()
    const cached = await newcomer.cacheBytes()
    await newcomer.close()
    speeds.push(machineSpeed())

    const returning = await EmulatedPage.open(browser, options)
    await returning.stopWorkers()
    const repeat = await returning.load(target.url)
    await returning.close()
    await browser.close()
    speeds.push(machineSpeed())

    browser = DevTools.launch({ ...launch, offline: true })
    const underground = await EmulatedPage.open(browser, { ...options, offline: true })
    await delay(timeouts.browserStart)
    const offline = await underground.load(target.url)
    await underground.close()
    await browser.close()
    speeds.push(machineSpeed())
    return { first, repeat, offline, heap, cached, speed: Math.min(...speeds) }
  } finally {
    browser.kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
