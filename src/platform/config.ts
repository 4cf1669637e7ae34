import * as v from 'valibot'
import { ConfigBody, SiteConfig } from '../contract/config.ts'
import { type Result, success } from '../contract/result.ts'
import { decryptConfig } from './config-cipher.ts'
import { clientFailure } from './failure.ts'
import { awaitApiHost, setApiHost } from './http.ts'
import { fetchConfigText } from './http-raw.ts'
import { idbGet, idbSet } from './idb.ts'
import { parseJson } from './safe-json.ts'
import { siteConfigAtom } from './site-config.ts'
import { store } from './store.ts'

const passphrase: string = import.meta.env['VITE_CONFIG_KEY'] ?? 'marquee-public-config-key'
const storedKey = 'site_config'
const storedVersion = 1
/** How long the stored configuration may keep the app waiting before the network is asked as well, ms. */
const storedCap = 600

const Stored = v.object({ version: v.literal(storedVersion), config: SiteConfig })

let loading: Promise<Result<SiteConfig>> | undefined

/**
 * Fetches, decrypts and checks the site's configuration, applies it and keeps it for an offline start. One load
 * at a time: a second caller gets the first one's promise. CONFIG_FAILED with `config.unreachable`,
 * `config.decrypt` or `config.invalid` otherwise; an earlier configuration then stays in force.
 */
export function loadConfig(): Promise<Result<SiteConfig>> {
  if (loading) return loading
  loading = load().finally(() => {
    loading = undefined
  })
  awaitApiHost(loading)
  return loading
}

async function load(): Promise<Result<SiteConfig>> {
  const text = await fetchConfigText()
  if (!text.ok) return text
  let plain: string
  try {
    plain = await decryptConfig(text.data, passphrase)
  } catch {
    return clientFailure('CONFIG_FAILED', 'config.decrypt')
  }
  const body = v.safeParse(ConfigBody, parseJson(plain))
  if (!body.success) return clientFailure('CONFIG_FAILED', 'config.invalid')
  const { config } = body.output
  apply(config)
  await idbSet(storedKey, { version: storedVersion, config }).catch(() => {})
  return success(config)
}

/** Answers the last good configuration at once and refreshes it in the background; without one, loads it. */
export function startConfig(): Promise<Result<SiteConfig>> {
  const started = start()
  awaitApiHost(started)
  return started
}

async function start(): Promise<Result<SiteConfig>> {
  const stored = await readStored()
  if (!stored) return loadConfig()
  // A load that another caller started may already have brought a newer one.
  if (store.get(siteConfigAtom) === undefined) apply(stored)
  void loadConfig()
  return success(stored)
}

async function readStored(): Promise<SiteConfig | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, storedCap, undefined)
  const stored = await Promise.race([idbGet(storedKey).catch(() => undefined), late])
  clearTimeout(timer)
  const record = v.safeParse(Stored, stored)
  return record.success ? record.output.config : undefined
}

function apply(config: SiteConfig): void {
  setApiHost(config.front_api_domain)
  store.set(siteConfigAtom, config)
}
