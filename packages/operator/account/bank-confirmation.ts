import { ServerCode } from '@marquee/contract/codes.ts'
import { lockVerified, readPlayer } from '../auth/players.ts'
import type { Db } from '../database/db.ts'
import { aboutBank, passkeyRefused, requireProof, useProof } from '../passkeys/assertions.ts'
import { countPasskeys } from '../passkeys/stored-passkeys.ts'
import { fieldErrors, invalid } from '../http/request-error.ts'
import type { Services, SignedIn } from '../services.ts'
import { confirmPassword } from './passwords.ts'
import type { ValidChange } from './profile.ts'

/**
 * Confirms a change of the bank account: by one of the player's passkeys where they have one, else by the password. Gives what
 * must run in the transaction of the change, because either may have changed meanwhile.
 *
 * @throws RequestError 400 `passkey.required` for a player with a passkey who sends none, `passkey.expired`, `passkey.refused`,
 * or one that names `password`; 429 past the limit of wrong passwords
 */
export async function confirmBank(
  services: Services,
  player: SignedIn,
  { bank, password, passkey }: Pick<ValidChange, 'bank' | 'password' | 'passkey'>,
  requestId: string,
): Promise<(tx: Db) => Promise<void>> {
  const { db, settings, secrets, clock } = services
  const needsPasskey = async (on: Db) =>
    settings.relyingParty !== undefined && (await countPasskeys(on, player.id)) > 0
  if (passkey && bank) {
    const { code: bank_code, account: bank_account, holder: bank_name } = bank
    const about = aboutBank(secrets, { bank_code, bank_account, bank_name })
    const proof = await requireProof(services, passkey, { for: 'bank', player, about }, requestId)
    return async (tx) => {
      if (!(await useProof(services, tx, proof, requestId))) throw passkeyRefused()
    }
  }
  if (await needsPasskey(db)) throw invalid('passkey.required')
  if (password === undefined) {
    throw fieldErrors({ password: 'password.required' }, { code: ServerCode.parameterMissing })
  }
  const owner = await readPlayer(db, player.id)
  await confirmPassword(db, owner, password, clock(), 'password')
  return async (tx) => {
    if (!(await lockVerified(tx, owner))) throw fieldErrors({ password: 'password.wrong' })
    // The lock keeps out a passkey that is being added: one that was added meanwhile has to confirm.
    if (await needsPasskey(tx)) throw invalid('passkey.required')
  }
}
