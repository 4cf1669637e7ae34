import type { HandView } from '../../shared/hand-protocol.ts'
import type { CallResult } from '../common/api.ts'
import { showOtherSeeds } from '../fairness/fairness-button.ts'
import type { Fair } from '../fairness/fairness.ts'
import { limitText } from '../common/chip-screen.ts'
import { refuseOffline } from '../common/common-notices.ts'
import { callPersistently } from '../common/persistent-calls.ts'
import { type HandActions, type HandBets, type HandScreen, noBets, sumOf } from './hand-screen.ts'
import type { HandFunds } from './hand-funds.ts'
import type { HandShow } from './hand-show.ts'

/** The clicks that play. */
export interface AllHandActions extends HandActions {
  deal(): Promise<void>
  /** Takes the chips back that lie for the next hand; where none lie, bets those of the last one again. */
  clearOrRepeat(): void
}

/** @param order makes the call that begins a hand, with the pair of seeds that draws its cards */
export function createHandActions(
  screen: HandScreen,
  funds: HandFunds,
  { show, follow, idle, waitUntil }: HandShow,
  order: Fair['order'],
): AllHandActions {
  const { api, host, notice, sheet, sound } = screen
  const { words, table: texts, hand: own } = sheet

  /**
   * Runs one call with everything else locked; the key or the step in it makes repeating harmless.
   *
   * @param amount what it stakes, which leaves the balance at once
   */
  async function run(amount: number, call: () => Promise<CallResult<HandView>>): Promise<void> {
    const { balance } = screen
    // The studio's response names the balance that there is; the cards take their time before it is shown.
    screen.phase = 'busy'
    host.send({ type: 'busy' })
    screen.setBalance(balance - amount)
    screen.draw()
    const result = await callPersistently({ notice, host, words }, call)
    notice.clear()
    if (result.kind === 'data') return show(result.data, false)
    if (result.code === 'session_expired') return funds.end(result.code)
    if (result.code === 'other_seeds') {
      screen.setBalance(balance)
      idle()
      return showOtherSeeds({ notice, words })
    }
    if (result.code !== 'round_in_progress')
      screen.announce(result.code === 'table_limit' ? limitText(screen) : texts.tooLate)
    await follow()
  }

  async function step(decision: Parameters<HandActions['decide']>[0], extra: number): Promise<void> {
    const { phase, view } = screen
    if (phase !== 'deciding' || view === undefined) return
    notice.clear()
    if (extra > screen.balance) return funds.short()
    if (refuseOffline({ notice, host, words })) return
    const body = { hand: view.id, step: view.step, key: crypto.randomUUID(), decision }
    sound.play('stop')
    await run(extra, () => api.step(body))
  }

  /** Whether the balance covers the bets, which then lie on the table. */
  function bet(bets: HandBets): boolean {
    const sum = sumOf(bets)
    if (sum > screen.balance) {
      funds.short()
      return false
    }
    screen.clearTable()
    screen.bets = bets
    sound.play('stop')
    if ('vibrate' in navigator) navigator.vibrate(8)
    screen.draw()
    screen.speak(`${texts.onTable}: ${screen.money.full(sum)}`)
    return true
  }

  return {
    put(spot) {
      const { bets, opened } = screen
      if (screen.phase !== 'betting' || opened === undefined) return
      const chip = screen.rail.chosen()
      const next = bets[spot] + chip
      if (next > opened.most) return screen.announce(limitText(screen))
      bet({ ...bets, [spot]: next })
    },

    async deal() {
      const { bets } = screen
      if (screen.phase !== 'betting' || bets.main === 0) return
      if (screen.balance < sumOf(bets)) return funds.short()
      if (refuseOffline({ notice, host, words })) return
      notice.clear()
      screen.clearTable()
      const body = { key: crypto.randomUUID(), stake: bets.main, side: bets.side }
      waitUntil(performance.now() + (screen.opened?.pace ?? 0))
      sound.play('spin')
      screen.speak(own.dealing)
      await run(
        sumOf(bets),
        order((commitment) => api.deal({ ...body, commitment })),
      )
    },

    decide: (decision, extra) => void step(decision, extra),

    clearOrRepeat() {
      if (screen.phase !== 'betting') return
      if (screen.canRepeat()) {
        // The button now takes the bets back, so a second Enter must not reach it.
        if (bet(screen.lastBets)) screen.stage.deal.focus({ preventScroll: true })
        return
      }
      screen.clearTable()
      screen.bets = noBets
      screen.draw()
      screen.speak(own.placeBet)
      screen.stage.deal.focus({ preventScroll: true })
    },
  }
}
