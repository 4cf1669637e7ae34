import type { Messages } from '@lingui/core'
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

/** What `home-gate.ts` asks for beside the scripts of a prerendered home, so that they wait for nothing when they run. */
export interface EarlyStart {
  readonly registration: Promise<ServiceWorkerRegistration | undefined>
  /** The first catalogue of the document's language. */
  readonly catalogue: Promise<{ readonly messages: Messages }> | undefined
}

declare global {
  interface Window {
    early?: EarlyStart
    /** Whether the player has scrolled the prerendered home, or may have, before the app could know. Gone when it is left. */
    scrolledEarly?: true
    /** Starts the app in a prerendered home (`home-gate.ts`). */
    startHome?: () => void
    /** Carries out the presses that came before the app could (`home-gate.ts`). */
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
