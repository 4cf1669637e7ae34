import { fill } from '@marquee/contract/fill.ts'
import type { HandView } from '../../shared/hand-protocol.ts'
import { showShortFunds } from '../common/chip-screen.ts'
import { showEnd } from '../common/common-notices.ts'
import type { NoticeAction } from '../common/notice.ts'
import type { HandScreen } from './hand-screen.ts'
import { refusalText } from './hand-refusal.ts'

/** What a player is shown when money did not move as requested, or moved unseen, and the way to more of it. */
export interface HandFunds {
  /** The player has less than the stake. */
  short(): void
  /** A guest who cannot play any more is offered new demo money at once, not only at the next click. */
  offerRefill(): void
  /** A stake was not taken; an unfinished hand stays as it was. */
  refused(hand: HandView): void
  /** A hand was called off, and its stakes went back. */
  calledOff(hand: HandView): void
  /** Tells how a hand ended that the page did not show: by the printed rule, or in a page that was cut off. */
  showMissed(hand: HandView, win: number): void
  /** The game session is over. */
  end(code: string): void
}

export function createHandFunds(screen: HandScreen): HandFunds {
  const { api, host, language, names, notice, sheet } = screen
  const { words, table: texts, hand: own } = sheet
  const context = { notice, host, words }

  const dismissal = (label: string): NoticeAction => ({ label, act: notice.clear, dismisses: true })

  function end(code: string) {
    screen.phase = 'over'
    screen.opened = undefined
    screen.draw()
    showEnd(context, code)
  }

  function short() {
    const isActive = screen.isActive()
    // The studio gives a guest no new money while a hand is unfinished.
    showShortFunds(screen, !isActive, end)
    if (isActive) screen.announce(own.goesOn)
  }

  return {
    short,
    end,

    offerRefill() {
      if (screen.opened?.demo === true && screen.balance < (screen.opened.chips[0] ?? 0)) short()
    },

    refused({ refusal, win, state }) {
      if (refusal === null || refusal.reason === 'insufficient_funds') return short()
      const isActive = state === 'playing' && win === null
      const why = refusalText(words, refusal, screen.money, language)
      notice.show({
        title: isActive ? own.extraRefused : words.heldTitle,
        text: isActive ? `${why} ${own.goesOn}` : why,
        actions: [dismissal(words.close)],
      })
    },

    calledOff(hand) {
      const text = fill(words.voidedText, { stake: screen.money.full(hand.stake + hand.side) })
      notice.show({ title: words.voidedTitle, text, actions: [dismissal(words.fine)] })
      void api.seen(hand.id)
    },

    showMissed(hand, win) {
      const { money } = screen
      const result = hand.places.map((place) => names.described(place)).join('. ')
      const parts = { result, stake: money.full(hand.staked), win: money.full(win) }
      const text = fill(texts.missedText, parts)
      notice.show({ title: texts.missedTitle, text, banner: true, actions: [dismissal(words.fine)] })
    },
  }
}
