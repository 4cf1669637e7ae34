import { i18n } from '@lingui/core'
import { appVersion, buildName } from '../../platform/build-info.ts'
import { serverNow, serverTimeKnown } from '../../platform/clock.ts'
import { connectionAtom } from '../../platform/connection.ts'
import { storageHealthAtom } from '../../platform/idb.ts'
import { installWayAtom } from '../../platform/install.ts'
import { store } from '../../platform/store.ts'
import { updateAtom } from '../../platform/update.ts'
import { checkSession } from '../../session/check.ts'
import { readKey } from '../../session/session-keys.ts'
import { readUsage } from './storage-use.ts'

/** What the support needs to know of this device (decisions, `/devil/sub1/test-1`). Nothing in it is personal. */
export interface Diagnostics {
  readonly version: string
  readonly build: string
  /** `none`, `refused`, or the state of the worker that controls the page. */
  readonly worker: string
  readonly update: string
  /** Caches by name, with how many files each has. */
  readonly caches: readonly { readonly name: string; readonly files: number }[]
  /** Bytes; undefined where the browser does not say. */
  readonly used: number | undefined
  readonly quota: number | undefined
  readonly persisted: boolean
  /** `ok`, `memory` or `full`. */
  readonly database: string
  readonly connection: string
  /** Ms of the server's clock. */
  readonly lastAnswer: number | undefined
  /** How far this device's clock is from the server's, seconds; undefined until the server has said its time. */
  readonly clockOff: number | undefined
  readonly session: string
  /** The language on screen, and those that are kept on this device. */
  readonly language: string
  readonly languages: readonly string[]
  readonly installed: string
  readonly notifications: string
  readonly screen: string
  readonly browser: string
}

/** Reads all of it. Never rejects: what cannot be read is said as far as it is known. */
export async function readDiagnostics(): Promise<Diagnostics> {
  const [usage, kept] = await Promise.all([readUsage(), readCaches()])
  const { state, lastSuccess } = store.get(connectionAtom)
  const files = kept.flatMap(({ urls }) => urls)
  return {
    version: appVersion,
    build: buildName(),
    worker: workerState(),
    update: store.get(updateAtom),
    // The precache is named after the site, which is known.
    caches: kept.map(({ name, urls }) => ({ name: name.replace(/-http.*$/, ''), files: urls.length })),
    used: usage.used,
    quota: usage.quota,
    persisted: usage.persisted,
    database: store.get(storageHealthAtom),
    connection: state,
    lastAnswer: lastSuccess,
    clockOff: serverTimeKnown() ? Math.round((Date.now() - serverNow()) / 1000) : undefined,
    session: checkSession(readKey('jwt'), serverNow()),
    language: i18n.locale,
    languages: languagesIn(files),
    installed: store.get(installWayAtom),
    notifications: typeof Notification === 'function' ? Notification.permission : 'none',
    screen: `${innerWidth} x ${innerHeight} @ ${devicePixelRatio}`,
    browser: navigator.userAgent,
  }
}

function workerState(): string {
  if (!('serviceWorker' in navigator)) return 'refused'
  return navigator.serviceWorker.controller?.state ?? 'none'
}

async function readCaches(): Promise<{ name: string; urls: string[] }[]> {
  try {
    const names = await caches.keys()
    return await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        return { name, urls: (await cache.keys()).map(({ url }) => url) }
      }),
    )
  } catch {
    // Caches are refused here.
    return []
  }
}

/** The languages whose catalogues are among these files, in alphabetical order. */
export function languagesIn(urls: readonly string[]): string[] {
  const found = urls.map((url) => /\/locale-([a-z]{2,3}(?:-[A-Z]{2})?)-[\w-]+\.js$/.exec(url)?.[1])
  return [...new Set(found.filter((language) => language !== undefined))].toSorted()
}

/** The report as lines that can be sent to the support, in English whatever the language of the app. */
export function reportText(diagnostics: Diagnostics): string {
  return Object.entries(diagnostics)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value) || '-'}`)
    .join('\n')
}
