import type { SiteConfig } from './config.ts'
import type { Provider } from './game.ts'

/** The data of a prerendered home. The page contains it as JSON, so that the first render in the browser is the same. */
export interface HomeData {
  readonly config: SiteConfig
  /** The providers of the featured games. */
  readonly providers: readonly Provider[]
}

/** The id of the element with `HomeData` as JSON. */
export const homeDataId = 'home-data'
