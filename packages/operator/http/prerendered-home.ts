import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language, SiteConfig } from '@marquee/contract/config.ts'
import type { HomeData } from '@marquee/contract/prerendered.ts'
import { setRecent } from '../games/recent-entries.ts'
import type { Services } from '../services.ts'
import type { PageVariant } from './page-template.ts'

/** Renders the contents of `#root` at `/home` (`src/prerender.tsx`). */
export type RenderHome = (language: Language, data: HomeData) => Promise<string>

/** The built `src/prerender.tsx` of `folder`; undefined where it was not built. It is loaded by the first call. */
export function findRenderHome(folder: string): RenderHome | undefined {
  const file = join(folder, 'prerender.js')
  if (!existsSync(file)) return undefined
  return async (language, data) => {
    const program = (await import(pathToFileURL(file).href)) as { renderHome: RenderHome }
    return program.renderHome(language, data)
  }
}

/** Clients choose the language and, without `HOSTS`, the host: both limits bound what a flood of host names costs. */
const maxCached = 64
const maxPending = 8

/**
 * Returns a function that returns the page with home in it, made by `toPage`, for a configuration and a variant of the page. The first
 * request after a change of the configuration renders it, and it is cached in memory. Undefined if rendering failed, which is
 * logged: the next request tries again.
 */
export function prerenderedHome<T>(
  render: RenderHome,
  { lobby, log }: Pick<Services, 'lobby' | 'log'>,
  toPage: (variant: PageVariant, html: string, data: HomeData) => T,
) {
  const cached = new Map<string, { readonly source: string; readonly page: Promise<T | undefined> }>()
  let pending = 0

  async function renderPage(key: string, variant: PageVariant, data: HomeData): Promise<T | undefined> {
    pending += 1
    try {
      return toPage(variant, await render(variant.language, data), data)
    } catch (error) {
      cached.delete(key)
      log({ event: 'home_not_rendered', error: String(error) })
      return undefined
    } finally {
      pending -= 1
    }
  }

  return (config: SiteConfig, variant: PageVariant): Promise<T | undefined> => {
    const featured = new Set(config.WEB_VARIABLES.featured?.map((game) => game.provider_id))
    const data: HomeData = { config, providers: lobby.providersOf(featured) }
    const key = `${variant.origin} ${variant.language}`
    const source = JSON.stringify(data)
    const known = cached.get(key)
    if (known?.source !== source && pending >= maxPending) return Promise.resolve(undefined)
    const entry = known?.source === source ? known : { source, page: renderPage(key, variant, data) }
    setRecent(cached, key, entry, maxCached)
    return entry.page
  }
}
