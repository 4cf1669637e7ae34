import { fill } from '@marquee/contract/fill.ts'
import type { HandView } from '../../shared/hand-protocol.ts'
import { tellShort } from '../chip-desk.ts'
import { showEnd } from '../common-notices.ts'
import type { NoticeAction } from '../notice.ts'
import type { HandDesk } from './hand-desk.ts'
import { refusalText } from './hand-refusal.ts'

/** What a player is told when money did not move as asked, or moved unseen, and the way to more of it. */
export interface HandFunds {
  /** The player has less than the stake. */
  short(): void
  /** A guest who cannot play any more is offered new demo money at once, not only at the next press. */
  offerRefill(): void
  /** A stake was not taken; a hand that goes on stays where it was. */
  refused(hand: HandView): void
  /** A hand was called off, and its stakes went back. */
  calledOff(hand: HandView): void
  /** Tells how a hand ended that the page did not show: by the printed rule, or in a page that was cut off. */
  tellMissed(hand: HandView, win: number): void
  /** The game session is over. */
  end(code: string): void
}

export function createHandFunds(desk: HandDesk): HandFunds {
  const { api, host, language, names, notice, sheet } = desk
  const { words, table: said, hand: own } = sheet
  const room = { notice, host, words }

  const dismissal = (label: string): NoticeAction => ({ label, act: notice.clear, dismisses: true })

  function end(code: string) {
    desk.phase = 'over'
    desk.opened = undefined
    desk.draw()
    showEnd(room, code)
  }

  function short() {
    const goesOn = desk.goesOn()
    // The studio gives a guest no new money while a hand goes on.
    tellShort(desk, !goesOn, end)
    if (goesOn) desk.tell(own.goesOn)
  }

  return {
    short,
    end,

    offerRefill() {
      if (desk.opened?.demo === true && desk.balance < (desk.opened.chips[0] ?? 0)) short()
    },

    refused({ refusal, win, state }) {
      if (refusal === null || refusal.reason === 'insufficient_funds') return short()
      const goesOn = state === 'playing' && win === null
      const why = refusalText(words, refusal, desk.money, language)
      notice.show({
        title: goesOn ? own.extraRefused : words.heldTitle,
        text: goesOn ? `${why} ${own.goesOn}` : why,
        actions: [dismissal(words.close)],
      })
    },

    calledOff(hand) {
      const text = fill(words.voidedText, { stake: desk.money.full(hand.stake + hand.side) })
      notice.show({ title: words.voidedTitle, text, actions: [dismissal(words.fine)] })
      void api.seen(hand.id)
    },

    tellMissed(hand, win) {
      const { money } = desk
      const result = hand.places.map((place) => names.told(place)).join('. ')
      const parts = { result, stake: money.full(hand.staked), win: money.full(win) }
      const text = fill(said.missedText, parts)
      notice.show({ title: said.missedTitle, text, actions: [dismissal(words.fine)] })
    },
  }
}
