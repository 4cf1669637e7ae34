import { fill } from '../../../../src/contract/fill.ts'
import type { NoticeAction } from '../notice.ts'
import type { Desk } from './desk.ts'

/** What a player is told when a bet is not taken, and the way to more money. */
export interface Funds {
  /** The player has less than the stake. */
  short(): void
  /** The operator refused a bet. */
  refused(why: string | null): void
  /** The studio refused a call. */
  refusedCall(code: string): void
  /** The game session is over. */
  end(code: string): void
}

export function createFunds(desk: Desk): Funds {
  const { host, notice, sheet, api } = desk
  const { words, table: said } = sheet

  function end(code: string) {
    desk.isOver = true
    desk.opened = undefined
    desk.clock.stop()
    desk.draw()
    host.send({ type: 'error', code })
    const leave: NoticeAction = { label: words.leave, act: () => host.send({ type: 'exit' }) }
    notice.show({ title: words.expiredTitle, text: words.expiredText, actions: host.framed ? [leave] : [] })
  }

  async function refill() {
    const answer = await api.refill()
    if (answer.kind === 'refused' && answer.code === 'session_expired') return end(answer.code)
    if (answer.kind !== 'data' || answer.data.balance === null) return
    notice.clear()
    desk.setBalance(answer.data.balance)
    desk.draw()
  }

  function short() {
    const actions: NoticeAction[] = []
    if (desk.opened?.demo === true) {
      // The studio gives none while a bet is on the table.
      if (desk.bets.total() === 0) actions.push({ label: words.demoRefill, act: () => void refill() })
    } else if (host.framed) {
      actions.push({ label: words.deposit, act: () => host.send({ type: 'deposit' }) })
    }
    actions.push({ label: words.close, act: notice.clear, dismisses: true })
    const text = fill(words.fundsText, { balance: desk.money.full(desk.balance) })
    notice.show({ title: words.fundsTitle, text, actions })
  }

  return {
    short,
    end,
    refused(why) {
      if (why === 'insufficient_funds') short()
      else desk.tell(said.notAllowed)
    },
    refusedCall(code) {
      if (code === 'session_expired') end(code)
      else if (code === 'table_limit')
        desk.tell(fill(said.limitReached, { most: desk.money.full(desk.opened?.most ?? 0) }))
      else desk.tell(said.tooLate)
    },
  }
}
