import type { SiteConfig } from './config.ts'
import type { Provider } from './game.ts'

/** What home is prerendered from. The page carries it as JSON, so that the app's first render in the browser is the same. */
export interface HomeData {
  readonly config: SiteConfig
  /** The providers of the featured games. */
  readonly providers: readonly Provider[]
}

/** The id of the element that holds `HomeData` as JSON. */
export const homeDataId = 'home-data'
