import { eq } from 'drizzle-orm'
import { fromSpecification } from '@marquee/contract/currency-amounts.ts'
import type { Db } from './db.ts'
import { hashPassword } from '../auth/passwords.ts'
import { createPlayer, findPlayer } from '../auth/players.ts'
import { openLedger } from '../ledger/ledger.ts'
import { saveMarks } from '../protection/same-person.ts'
import { loadSecrets } from '../site/secrets.ts'
import { players } from './schema.ts'
import { documentVersion } from '../support/documents.ts'
import { seedBoards } from '../support/seed-boards.ts'

/** The player that every reference operator with play money starts with. Its password is public: the account holds play money only. */
export const demo = { username: 'demo', password: 'demo-pass-1' } as const

/** Play money of the demo player, in won. */
const demoOpening = 1_000_000

/** Where the demo player's withdrawals go: no real bank. */
const demoBank = {
  bankCode: '000',
  bankCodeName: 'Play Bank',
  bankAccount: '110-2040-7789',
  bankHolder: 'Demo',
} as const

/** Before the first memos were sent to the demo player (`support/seed-boards.ts`). */
const joinedDaysAgo = 3

/**
 * Opens the ledger and creates the demo player where there is none. Several processes may do so at the same time.
 *
 * @throws StartupError when the ledger uses another currency
 */
export async function seed(db: Db, currency: string): Promise<void> {
  await openLedger(db, currency)
  if (await findPlayer(db, demo.username)) return
  const { personFingerprint } = await loadSecrets(db)
  const passwordHash = await hashPassword(demo.password)
  const opening = fromSpecification(demoOpening, currency)
  const body = {
    username: demo.username,
    email: 'demo@example.invalid',
    nickname: 'Demo',
    phone: '+821000000000',
    birth_date: '1990-01-01',
    terms_version: documentVersion('terms'),
  }
  try {
    await db.transaction(async (tx) => {
      const player = await createPlayer(tx, body, passwordHash, currency, BigInt(opening))
      const now = new Date()
      const createdAt = new Date(now.getTime() - joinedDaysAgo * 24 * 3_600_000)
      const details = { ...demoBank, createdAt }
      await tx.update(players).set(details).where(eq(players.id, player.id))
      await saveMarks(tx, { ...player, ...details }, personFingerprint, now)
      await seedBoards(tx, { id: player.id, currency, opening }, now)
    })
  } catch (error) {
    if (!(await findPlayer(db, demo.username))) throw error
  }
}
