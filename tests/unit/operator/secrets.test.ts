import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { secrets } from '@marquee/operator/database/schema.ts'
import { loadSecrets } from '@marquee/operator/site/secrets.ts'
import { submit } from '../../support/server/calls.ts'
import { phoneOf, registration, testOperator } from '../../support/server/operator.ts'
import { protectedPlayer, setDetails } from '../../support/server/protection.ts'

it('recognises who has excluded themselves after each rotation of the runbook', async () => {
  const before = await testOperator()
  const details = { phone: phoneOf('rotated') }
  const player = await protectedPlayer(before, 'rotated')
  await setDetails(before, player, details)
  expect((await player.stop({ kind: 'exclusion', months: 6 })).status).toBe(200)
  const database = { db: before.db, close: () => before.close() }
  for (const name of ['tokens', 'studio', 'push', 'fingerprints']) {
    await before.db.delete(secrets).where(eq(secrets.name, name))
    const after = await testOperator({}, { database })
    const body = { ...registration(`again_${name}`), ...details }
    expect((await submit(after, 'POST', '/auth/register', { body })).status, name).toBe(409)
  }
  await before.close()
})

it('keeps the key of marks that an older database made with the one of fingerprints', async () => {
  const operator = await testOperator()
  const { db, services } = operator
  await db.delete(secrets).where(eq(secrets.name, 'persons'))
  const upgraded = await loadSecrets(db)
  expect(upgraded.personFingerprint('a phone')).toBe(services.secrets.fingerprint('a phone'))
  await db.delete(secrets).where(eq(secrets.name, 'fingerprints'))
  const rotated = await loadSecrets(db)
  expect(rotated.personFingerprint('a phone')).toBe(upgraded.personFingerprint('a phone'))
  expect(rotated.fingerprint('a phone')).not.toBe(upgraded.fingerprint('a phone'))
  await operator.close()
})
