import { atom } from 'jotai'
import * as v from 'valibot'
import { SiteConfig } from '../contract/config.ts'
import { Provider } from '../contract/game.ts'
import { parseJson } from './storage/safe-json.ts'

/** What the operator rendered home from (`server/http/home-document.ts`). */
const HomeData = v.object({ config: SiteConfig, providers: v.array(Provider) })
export type HomeData = v.InferOutput<typeof HomeData>

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
  const data = v.safeParse(HomeData, parseJson(document.getElementById('home-data')?.textContent ?? ''))
  return data.success ? data.output : undefined
}
