import { formatMoney } from '@marquee/contract/currency.ts'
import { fill } from '@marquee/contract/fill.ts'
import type { Db } from '../database/db.ts'
import { inAllLanguages, type OperatorTexts } from '../texts.ts'
import { type MemoKind, sendMemo } from './memos.ts'
import { publishNotice } from './notices.ts'

type Boards = OperatorTexts['boards']

/** `hoursAgo` dates an announcement before the first start. */
const firstNotices: readonly { name: keyof Boards['notices']; important: boolean; hoursAgo: number }[] = [
  { name: 'welcome', important: false, hoursAgo: 24 * 30 },
  { name: 'terms', important: false, hoursAgo: 24 * 19 },
  { name: 'favourites', important: false, hoursAgo: 24 * 12 },
  { name: 'rounds', important: false, hoursAgo: 24 * 7 },
  { name: 'sessions', important: false, hoursAgo: 24 * 3 },
  { name: 'maintenance', important: true, hoursAgo: 20 },
]

const firstMemos: readonly { name: keyof Boards['memos']; kind: MemoKind; hoursAgo: number }[] = [
  { name: 'welcome', kind: 'direct', hoursAgo: 48 },
  { name: 'pause', kind: 'all', hoursAgo: 26 },
  { name: 'bank', kind: 'direct', hoursAgo: 3 },
]

interface DemoPlayer {
  readonly id: string
  readonly currency: string
  /** Minor units. */
  readonly opening: number
}

/** Gives a new operator its first announcements, and the demo player the first memos; runs in the caller's transaction. */
export async function seedBoards(tx: Db, demo: DemoPlayer, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  for (const { name, important, hoursAgo } of firstNotices) {
    const title = inAllLanguages(({ boards }) => boards.notices[name].title)
    const content = inAllLanguages(({ boards }) => boards.notices[name].content)
    await publishNotice(tx, { title, content, important }, ago(hoursAgo))
  }
  for (const { name, kind, hoursAgo } of firstMemos) {
    const title = inAllLanguages(({ boards }) => boards.memos[name].title)
    const content = inAllLanguages(({ boards }, language) =>
      fill(boards.memos[name].content, { amount: formatMoney(demo.opening, demo.currency, language) }),
    )
    await sendMemo(tx, { to: [demo.id], kind, title, content }, ago(hoursAgo))
  }
}
