import { randomUUID } from 'node:crypto'
import { endpoints } from '@marquee/contract/endpoints.ts'
import { type WalletLimits, walletLimits } from '@marquee/contract/wallet-rules.ts'
import { walletEndpoints } from '@marquee/contract/wallet-endpoints.ts'
import type { DepositRequest } from '@marquee/contract/wallet.ts'
import type { UserInfo } from '@marquee/contract/player.ts'
import type { Kit } from '../check.ts'
import { at } from '../json.ts'
import { NotApplicable } from '../miss.ts'

/** The name on the transfers of the deposits that the checks ask for. */
export const depositor = 'Conformance'

/** The smallest amount that may be deposited or withdrawn, and the rules it follows from. Minor units. */
export function smallest(kit: Kit): { readonly amount: number; readonly limits: WalletLimits } {
  const limits = walletLimits(kit.config.VARIABLES)
  return { amount: Math.ceil(limits.amountMin / limits.amountUnit) * limits.amountUnit, limits }
}

/** What the operator says of the account now. */
export async function wallet(kit: Kit): Promise<UserInfo> {
  return (await kit.operator.call(endpoints.init, { token: await kit.token() })).ui
}

/** Whether the init call has this field: the contract lets an operator leave out all but the names. */
export async function isInInit(kit: Kit, name: 'withdrawing' | 'wallet_revision'): Promise<boolean> {
  const response = await kit.operator.request(endpoints.init, { token: await kit.token() })
  return at(response.json, 'DATA', 'ui', name) !== undefined
}

/** Takes the waiting deposit back, so that another one may be requested. @throws NotApplicable where that is not possible */
export async function clearDeposit(kit: Kit): Promise<void> {
  const token = await kit.token()
  const { list } = await kit.operator.call(walletEndpoints.deposits, { token })
  const open = list.find(({ status }) => status === 'waiting')
  if (open === undefined) return
  if (!open.cancellable) throw new NotApplicable('the account has a waiting deposit that it cannot take back')
  await kit.operator.call(walletEndpoints.cancelDeposit, { token, params: { id: open.id } })
}

/** What the body of the smallest deposit is. */
export function depositBody(kit: Kit): { readonly amount: number; readonly depositor: string } {
  return { amount: smallest(kit).amount, depositor }
}

/** A deposit of the kit, with the user info right before and after it was requested. */
export interface KitDeposit {
  readonly request: DepositRequest
  readonly key: string
  readonly before: UserInfo
  readonly after: UserInfo
}

/** The deposit that a kit requested last. */
const lastDeposits = new WeakMap<Kit, KitDeposit>()

/** Requests the smallest deposit by `send`, which gets its key, lets `work` look at it, and takes it back where the site lets players do that. */
export async function withNewDeposit(
  kit: Kit,
  send: (key: string) => Promise<DepositRequest>,
  work: (deposit: KitDeposit) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await clearDeposit(kit)
  const key = randomUUID()
  const before = await wallet(kit)
  try {
    const deposit = { request: await send(key), key, before, after: await wallet(kit) }
    lastDeposits.set(kit, deposit)
    await work(deposit)
  } finally {
    if (kit.config.VARIABLES.deposit_cancel) await clearDeposit(kit)
  }
}

/**
 * The same with a plain call. Where the kit's last deposit still waits and cannot be taken back, `work` gets that one: the site
 * takes no other beside it.
 */
export async function withDeposit(kit: Kit, work: (deposit: KitDeposit) => Promise<void>): Promise<void> {
  const token = await kit.token()
  const last = lastDeposits.get(kit)
  if (last) {
    const { list } = await kit.operator.call(walletEndpoints.deposits, { token })
    const waiting = list.find(({ status }) => status === 'waiting')
    if (waiting?.id === last.request.id && !waiting.cancellable) return work(last)
  }
  const body = depositBody(kit)
  return withNewDeposit(kit, (key) => kit.operator.call(walletEndpoints.deposit, { token, body, key }), work)
}

/** @throws NotApplicable unless the account could withdraw the smallest amount */
export async function mustBeRich(kit: Kit): Promise<UserInfo> {
  const ui = await wallet(kit)
  if (ui.amount < smallest(kit).amount)
    throw new NotApplicable('the balance is less than the smallest withdrawal')
  if (ui.rolling > 0) throw new NotApplicable('the account has a wagering requirement left')
  return ui
}
