import type { HandView } from '../../shared/hand-protocol.ts'
import type { Answer } from '../api.ts'
import { limitText } from '../chip-desk.ts'
import { askPersistently } from '../persistent-calls.ts'
import type { HandDesk, HandPresses } from './hand-desk.ts'
import type { HandFunds } from './hand-funds.ts'
import type { HandShow } from './hand-show.ts'

/** The presses that play. */
export interface HandPlays extends HandPresses {
  deal(): Promise<void>
  /** Takes the chips back that lie for the next hand. */
  clear(): void
}

/** @param seeded resolves when the cards may be drawn */
export function createHandPlays(
  desk: HandDesk,
  funds: HandFunds,
  { show, follow, waitUntil }: HandShow,
  seeded: () => Promise<void>,
): HandPlays {
  const { api, host, notice, sheet, sound } = desk
  const { words, table: said, hand: own } = sheet

  /** Runs one call with everything else locked; the key or the step in it makes repeating harmless. */
  async function run(ask: () => Promise<Answer<HandView>>): Promise<void> {
    desk.phase = 'busy'
    host.send({ type: 'busy' })
    desk.draw()
    const answer = await askPersistently({ notice, host, words }, ask)
    notice.clear()
    if (answer.kind === 'data') return show(answer.data, false)
    if (answer.code === 'session_expired') return funds.end(answer.code)
    if (answer.code !== 'round_in_progress')
      desk.tell(answer.code === 'table_limit' ? limitText(desk) : said.tooLate)
    await follow()
  }

  async function step(decision: Parameters<HandPresses['decide']>[0], extra: number): Promise<void> {
    const { phase, view } = desk
    if (phase !== 'deciding' || view === undefined) return
    notice.clear()
    if (extra > desk.balance) return funds.short()
    const press = { hand: view.id, step: view.step, key: crypto.randomUUID(), decision }
    sound.play('stop')
    desk.setBalance(desk.balance - extra)
    await run(() => api.step(press))
  }

  return {
    put(spot) {
      const { bets, opened } = desk
      if (desk.phase !== 'betting' || opened === undefined) return
      const chip = desk.rail.chosen()
      const next = bets[spot] + chip
      if (next > opened.most) return desk.tell(limitText(desk))
      if (bets.main + bets.side + chip > desk.balance) return funds.short()
      desk.clearTable()
      desk.bets = { ...bets, [spot]: next }
      sound.play('stop')
      if ('vibrate' in navigator) navigator.vibrate(8)
      desk.draw()
    },

    async deal() {
      const { bets } = desk
      if (desk.phase !== 'betting' || bets.main === 0) return
      if (desk.balance < bets.main + bets.side) return funds.short()
      notice.clear()
      desk.clearTable()
      const order = { key: crypto.randomUUID(), stake: bets.main, side: bets.side }
      waitUntil(performance.now() + (desk.opened?.pace ?? 0))
      sound.play('spin')
      desk.speak(own.dealing)
      // The studio's answer names the balance that there is; the cards take their time before it is shown.
      desk.setBalance(desk.balance - bets.main - bets.side)
      await run(async () => {
        await seeded()
        return api.deal(order)
      })
    },

    decide: (decision, extra) => void step(decision, extra),

    clear() {
      if (desk.phase !== 'betting') return
      desk.clearTable()
      desk.bets = { main: 0, side: 0 }
      desk.draw()
      desk.stage.deal.focus({ preventScroll: true })
    },
  }
}
