import { atom } from 'jotai'
import type { SiteConfig } from '../contract/config.ts'
import type { Provider } from '../contract/game.ts'

/** What the operator rendered home from (`server/http/home-document.ts`). */
export interface HomeData {
  readonly config: SiteConfig
  readonly providers: readonly Provider[]
}

/** The providers that the prerendered home names. */
export const renderedProvidersAtom = atom<readonly Provider[]>([])

declare global {
  interface Window {
    /** Carries out the presses that came before home was hydrated (`home-gate.ts`). */
    takeOverHome?: () => void
  }
}

/** What home was rendered from; undefined where the page is no prerendered home, or none for this device (`home-gate.ts`). */
export function readHomeData(): HomeData | undefined {
  if (document.documentElement.dataset['document'] === undefined) return undefined
  const data = document.getElementById('home-data')?.textContent ?? ''
  try {
    // Not validated, unlike an answer: the operator of the same build has rendered this page from it.
    return JSON.parse(data) as HomeData
  } catch {
    // The connection was lost in the middle of the page.
    return undefined
  }
}
