import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { Fair } from '@marquee/studio/client/fairness/fairness.ts'
import type { HandApi } from '@marquee/studio/client/hands/hand-api.ts'
import { createHandCards } from '@marquee/studio/client/hands/hand-cards.ts'
import { runHands } from '@marquee/studio/client/hands/hand-run.ts'
import { createHandStage } from '@marquee/studio/client/hands/hand-stage.ts'
import { gameOf } from '@marquee/studio/server/games/games.ts'
import { handNames } from '@marquee/studio/shared/hand-names.ts'
import type { HandView, OpenedHands } from '@marquee/studio/shared/hand-protocol.ts'
import { cardsNamed } from './dealt.ts'
import { blackjackTitle } from './hand-titles.ts'
import { noFair } from './no-fair.ts'
import { waitFor } from './wait-for.ts'

const sheet = gameOf(blackjackTitle.id)?.handSheetIn('en')

export const handId = randomUUID()

/** Eleven against a six, in the middle of the hand. */
export function hand(change: Partial<HandView> = {}): HandView {
  const place = { soft: false, outcome: null }
  return {
    id: handId,
    state: 'playing',
    step: 0,
    stake: 1_000,
    side: 0,
    staked: 1_000,
    places: [
      { ...place, id: 'dealer', cards: [...cardsNamed('6h'), -1], worth: 6 },
      { ...place, id: 'player', cards: cardsNamed('6s 5d'), worth: 11 },
    ],
    turn: 'player',
    stakes: [{ id: 'main', amount: 1_000, back: null }],
    options: [
      { decision: 'hit', extra: 0 },
      { decision: 'stand', extra: 0 },
      { decision: 'double', extra: 1_000 },
    ],
    win: null,
    refusal: null,
    balance: 9_000,
    ...change,
  }
}

export const lost = hand({ state: 'settled', step: 1, turn: null, options: [], win: 0 })

export async function openPage(first: Partial<OpenedHands> = {}, fair: Fair = noFair) {
  if (sheet === undefined) throw new Error('the title opens no hands')
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  const opened: OpenedHands = {
    currency: 'KRW',
    demo: false,
    balance: 10_000,
    chips: [1_000],
    most: 100_000,
    pace: 0,
    hand: null,
    ...first,
  }
  const deal = vi.fn<HandApi['deal']>(async () => ({ kind: 'data', data: hand() }))
  const step = vi.fn<HandApi['step']>(async () => ({ kind: 'data', data: lost }))
  const seen = vi.fn<HandApi['seen']>(async () => undefined)
  const api: HandApi = {
    open: async () => ({ kind: 'data', data: opened }),
    deal,
    step,
    seen,
    state: async () => ({ kind: 'data', data: { balance: 9_000, hand: hand() } }),
    refill: async () => ({ kind: 'refused', code: 'round_in_progress', wait: undefined }),
  }
  const names = handNames(sheet.hand, String, false)
  const stage = createHandStage(root, sheet, false)
  const places = createHandCards(stage, names, ['dealer', 'player'])
  await runHands({
    sheet,
    token: 'token',
    language: 'en',
    origins: [],
    stage,
    names,
    places,
    api,
    fair,
    sound: { turn: () => undefined, play: () => undefined },
    still: () => true,
  })
  const button = (label: RegExp) =>
    [...root.querySelectorAll('button')].find(({ textContent }) => label.test(textContent ?? ''))
  return {
    root,
    stage,
    places,
    deal,
    step,
    seen,
    button,
    click: (label: RegExp) => button(label)?.click(),
    notice: () => root.querySelector('.notice')?.textContent ?? '',
    voice: () => stage.voice.textContent ?? '',
  }
}

/** A page with a hand that waits for a decision. */
export async function ownTurn() {
  const page = await openPage()
  page.stage.felt.querySelector('button')?.click()
  page.click(/^Deal$/)
  await waitFor(() => expect(page.button(/^Hit/)?.getAttribute('aria-disabled')).toBe('false'))
  return page
}
