import { historyTypes } from '@marquee/contract/history-types.ts'
import { isSiteDay } from '@marquee/contract/is-site-day.ts'
import { playSessionShape } from '@marquee/contract/play-session.ts'
import type { SiteDay } from '@marquee/contract/site-day.ts'

export const historyTabs = ['transactions', 'bets', 'deposits', 'withdrawals', 'statement'] as const
export type HistoryTab = (typeof historyTabs)[number]

/** The search parameters of the history. Days are the site's, both included. */
export interface HistorySearch {
  tab?: HistoryTab | undefined
  from?: SiteDay | undefined
  to?: SiteDay | undefined
  type?: (typeof historyTypes)[number] | undefined
  /** How bets are summed. */
  by?: 'game' | 'session' | undefined
  /** Lists the bets of one game, or of one session. */
  game?: string | undefined
  session?: string | undefined
  /** The round that is open, and its game. */
  round?: string | undefined
  of?: string | undefined
}

/** A text parameter. The router parses digits as a number. */
function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^.{1,64}$/.test(text) ? text : undefined
}

function dayOf(value: unknown): SiteDay | undefined {
  return typeof value === 'string' && isSiteDay(value) ? value : undefined
}

function oneOf<Name extends string>(names: readonly Name[], value: unknown): Name | undefined {
  return names.find((name) => name === value)
}

/** Parses search parameters. Days in the wrong order are swapped; an absent or invalid parameter is undefined. */
export function readHistorySearch(search: Record<string, unknown>): HistorySearch {
  const [from, to] = [dayOf(search['from']), dayOf(search['to'])]
  const swapped = from !== undefined && to !== undefined && from > to
  return {
    tab: oneOf(historyTabs, search['tab']),
    from: swapped ? to : from,
    to: swapped ? from : to,
    type: oneOf(historyTypes, search['type']),
    by: oneOf(['game', 'session'], search['by']),
    game: textOf(search['game']),
    session: playSessionShape.test(textOf(search['session']) ?? '') ? textOf(search['session']) : undefined,
    round: textOf(search['round']),
    of: textOf(search['of']),
  }
}
