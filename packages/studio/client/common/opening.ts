import * as v from 'valibot'
import type { GameSheet } from '../../shared/protocol.ts'
import { createFair, type Fair } from '../fairness/fairness.ts'
import { sessionSecret } from './session-secret.ts'
import { createSound, type Sound } from './sound.ts'

/** What every game's page is made of, whichever game it opens. */
export interface Opening<Sheet> {
  readonly sheet: Sheet
  /** The launch token of the address. */
  readonly token: string
  /** Of the page, for figures; the words are in the sheet. */
  readonly language: string
  /** The operator's app origins. */
  readonly origins: readonly string[]
  readonly fair: Fair
  readonly sound: Sound
  /** Whether the player requested less motion. */
  readonly still: () => boolean
}

/** Where a page shows its game, and what names its session. */
export interface PageMount {
  readonly root: HTMLElement
  /** Whether the app is around the game; otherwise the game has a window of its own. */
  readonly framed: boolean
  /** Of the game session. */
  readonly secret: string
}

/**
 * Reads the document that the studio wrote.
 *
 * @param schema of the sheet that it carries; another sheet throws
 */
export function openPage<Sheet extends Pick<GameSheet, 'id'>>(
  schema: v.GenericSchema<unknown, Sheet>,
): { readonly opening: Opening<Sheet>; readonly mount: PageMount } {
  const page = document.documentElement
  const sheet = v.parse(schema, JSON.parse(document.getElementById('sheet')?.textContent ?? ''))
  const token = new URLSearchParams(location.search).get('token') ?? ''
  const secret = sessionSecret(token)
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const root = document.getElementById('game') ?? document.body
  root.style.setProperty('--scene', `url("${page.dataset['scene'] ?? ''}")`)
  return {
    opening: {
      sheet,
      token,
      language: page.lang,
      origins: (page.dataset['origins'] ?? '').split(' ').filter(Boolean),
      fair: createFair(secret),
      sound: createSound(),
      still: () => lessMotion.matches,
    },
    mount: { root, framed: window.parent !== window, secret },
  }
}

/** Figures of cards, numbers and dice in the page's language. */
export function figureIn(language: string): (value: number) => string {
  const number = new Intl.NumberFormat(language, { useGrouping: false })
  return (value) => number.format(value)
}
