import { i18n } from '@lingui/core'
import { appVersion, buildName } from '../../../platform/build-info.ts'
import { listCaches } from '../../../platform/cache-storage.ts'
import { connectionAtom } from '../../../platform/http/connection.ts'
import { type StorageHealth, storageHealthAtom } from '../../../platform/storage/idb.ts'
import { installWayAtom } from '../../../platform/install.ts'
import { workerContainer } from '../../../platform/update/service-worker.ts'
import { updatePhaseAtom } from '../../../platform/update/updates.ts'
import type { Tab } from '../../../session/tab.ts'
import { readUsage } from '../storage/storage-use.ts'

/** Data about this device for the support (page `/devil/sub1/test-1`), without personal data. */
export interface DiagnosticsReport {
  readonly version: string
  readonly build: string
  /** `none`, `refused`, or the state of the worker that controls the page. */
  readonly worker: string
  readonly update: string
  /** Caches by name, with how many files each has. */
  readonly caches: readonly { readonly name: string; readonly files: number }[]
  /** Bytes; undefined if the browser does not report it. */
  readonly used: number | undefined
  readonly quota: number | undefined
  readonly persisted: boolean
  readonly database: StorageHealth
  readonly connection: string
  /** Ms of the server's clock. */
  readonly lastAnswer: number | undefined
  /** Difference of this device's clock from the server's, seconds; undefined before the first response. */
  readonly clockOff: number | undefined
  readonly session: string
  /** The language on screen, and those that are cached on this device. */
  readonly language: string
  readonly languages: readonly string[]
  readonly installed: string
  readonly notifications: string
  readonly screen: string
  readonly browser: string
}

/** Collects the report. Leaves out what cannot be read. Never rejects. */
export async function readDiagnostics({ clock, session, store }: Tab): Promise<DiagnosticsReport> {
  const [usage, cached] = await Promise.all([readUsage(), listCaches()])
  const { state, lastSuccess } = store.get(connectionAtom)
  const files = cached.flatMap(({ urls }) => urls)
  return {
    version: appVersion,
    build: buildName(),
    worker: workerState(),
    update: store.get(updatePhaseAtom),
    // Workbox appends the site's address to the name of its precache.
    caches: cached.map(({ name, urls }) => ({ name: name.replace(/-http.*$/, ''), files: urls.length })),
    used: usage.used,
    quota: usage.quota,
    persisted: usage.persisted,
    database: store.get(storageHealthAtom),
    connection: state,
    lastAnswer: lastSuccess,
    clockOff: clock.isSynced() ? Math.round((Date.now() - clock.now()) / 1000) : undefined,
    session: session.check(),
    language: i18n.locale,
    languages: languagesIn(files),
    installed: store.get(installWayAtom),
    notifications: typeof Notification === 'function' ? Notification.permission : 'none',
    screen: `${innerWidth} x ${innerHeight} @ ${devicePixelRatio}`,
    browser: navigator.userAgent,
  }
}

function workerState(): string {
  const container = workerContainer()
  return container ? (container.controller?.state ?? 'none') : 'refused'
}

/** The languages whose catalogues are among these addresses, in alphabetical order. */
export function languagesIn(urls: readonly string[]): string[] {
  const found = urls.map((url) => /\/locale-([a-z]{2,3}(?:-[A-Z]{2})?)-[\w-]+\.js$/.exec(url)?.[1])
  return [...new Set(found.filter((language) => language !== undefined))].toSorted()
}

/** The report as text for the support, always in English. */
export function reportText(diagnostics: DiagnosticsReport): string {
  return Object.entries(diagnostics)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value) || '-'}`)
    .join('\n')
}
