import { eq, lt, notExists } from 'drizzle-orm'
import { passwordResets } from '../account/schema.ts'
import type { Db } from './db.ts'
import { passkeyChallenges } from '../passkeys/schema.ts'
import { attempts, idempotencyKeys, launches, sessions } from './schema.ts'
import { endQuietCounsels } from '../support/counsel-replies.ts'
import { deleteOldPictures } from '../support/pictures.ts'
import { memos, memoTexts } from '../support/schema.ts'

const day = 86_400_000

/** Deletes rows that no call can reach any more, and ends what nobody uses. The ledger and the studio's moves are never deleted. */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await db.delete(attempts).where(lt(attempts.startedAt, ago(day)))
  await db.delete(launches).where(lt(launches.expiresAt, ago(day)))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, ago(day)))
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
  await db.delete(memos).where(lt(memos.deletedAt, ago(day)))
  await db
    .delete(memoTexts)
    .where(notExists(db.select({ id: memos.id }).from(memos).where(eq(memos.textId, memoTexts.id))))
  await endQuietCounsels(db, now)
  await deleteOldPictures(db, now)
  await db.delete(sessions).where(lt(sessions.expiresAt, ago(30 * day)))
  // A device may ask about an unanswered transfer as long as it keeps it; a key that is not there returns `void`,
  // which is wrong for a transfer that took effect. Browsers and people give up a device's storage well within a year.
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(400 * day)))
}
