import * as v from 'valibot'
import { ConfigBody, SiteConfig } from '@marquee/contract/config.ts'
import { featureFault } from '@marquee/contract/features.ts'
import { Game } from '@marquee/contract/game.ts'
import { type Result, success } from '@marquee/contract/result.ts'
import { clientError } from '../http/api-error.ts'
import type { ApiHost } from '../http/api-host.ts'
import { logWarning } from '../log.ts'
import { parseJson } from '../storage/safe-json.ts'
import type { Store } from '../store.ts'
import { validItems } from '../valid-items.ts'
import { decryptConfig } from './config-cipher.ts'
import { siteConfigAtom } from './site-config.ts'
import { limited } from '../limited.ts'

const passphrase: string = import.meta.env['VITE_CONFIG_KEY'] ?? 'marquee-public-config-key'
const storedKey = 'site_config'
const storedVersion = 1
/** How long to wait for the stored configuration before fetching it, ms. */
const readTimeoutMs = 600

const Stored = v.object({ version: v.literal(storedVersion), config: SiteConfig })

/** The site's configuration: `siteConfigAtom` and the operator's address. */
export interface Config {
  /** Applies the configuration from which the operator rendered the page. */
  show(config: SiteConfig): void
  /** Applies the last good configuration at once and refreshes it in the background; without one, loads it. */
  start(): Promise<Result<SiteConfig>>
  /**
   * Fetches, decrypts and checks the configuration, applies it and stores it for an offline start. While a load is
   * running, another call returns the same promise. An error is OFFLINE_ERROR, NETWORK_ERROR, or CONFIG_FAILED with
   * `config.unreachable`, `config.decrypt` or `config.invalid`; the previous configuration stays in use.
   */
  load(): Promise<Result<SiteConfig>>
}

interface ConfigParts {
  readonly store: Store
  readonly apiHost: ApiHost
  readonly storage: {
    read(key: string): Promise<unknown>
    write(key: string, value: unknown): Promise<void>
  }
  readonly fetchText: () => Promise<Result<string>>
}

export function createConfig({ store, apiHost, storage, fetchText }: ConfigParts): Config {
  let loading: Promise<Result<SiteConfig>> | undefined

  function load(): Promise<Result<SiteConfig>> {
    if (loading) return loading
    loading = fetchConfig().finally(() => {
      loading = undefined
    })
    apiHost.setLoading(loading)
    return loading
  }

  async function fetchConfig(): Promise<Result<SiteConfig>> {
    const text = await fetchText()
    if (!text.ok) return text
    let plain: string
    try {
      plain = await decryptConfig(text.data, passphrase)
    } catch {
      return clientError('CONFIG_FAILED', 'config.decrypt')
    }
    const body = v.safeParse(ConfigBody, withValidGames(parseJson(plain)))
    if (!body.success) return clientError('CONFIG_FAILED', 'config.invalid')
    const { config } = body.output
    const fault = featureFault(config.VARIABLES.features)
    if (fault !== undefined) logWarning(fault)
    apply(config)
    await storage.write(storedKey, { version: storedVersion, config }).catch(() => {})
    return success(config)
  }

  async function startWithStored(): Promise<Result<SiteConfig>> {
    const stored = await readStored()
    if (!stored) return load()
    // A load that another caller started may already have applied a newer configuration.
    if (store.get(siteConfigAtom) === undefined) apply(stored)
    void load()
    return success(stored)
  }

  async function readStored(): Promise<SiteConfig | undefined> {
    const reading = storage.read(storedKey).catch(() => undefined)
    const stored = await limited(reading, readTimeoutMs, () => undefined)
    const record = v.safeParse(Stored, stored)
    return record.success ? record.output.config : undefined
  }

  function apply(config: SiteConfig): void {
    apiHost.set(config.front_api_domain)
    store.set(siteConfigAtom, config)
  }

  return {
    load,
    show: apply,
    start() {
      const started = startWithStored()
      apiHost.setLoading(started)
      return started
    },
  }
}

const WithGames = v.object({
  config: v.object({ WEB_VARIABLES: v.object({ featured: v.array(v.unknown()) }) }),
})

/** Removes invalid featured games, which must not make the whole configuration invalid. */
function withValidGames(body: unknown): unknown {
  if (v.is(WithGames, body)) {
    const { WEB_VARIABLES: variables } = body.config
    variables.featured = validItems(Game, variables.featured, 'featured games')
  }
  return body
}
