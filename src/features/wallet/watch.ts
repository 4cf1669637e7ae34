import { t } from '@lingui/core/macro'
import { i18n } from '@lingui/core'
import { connectionAtom } from '../../platform/connection.ts'
import { onShown } from '../../platform/page.ts'
import { store } from '../../platform/store.ts'
import { sessionAtom } from '../../session/session.ts'
import { refreshBalance, userInfoAtom } from '../../session/watch.ts'
import { moneyText } from '../../ui/money.tsx'
import { toast } from '../../ui/toast.ts'
import { decisionWords } from './decision-words.ts'
import { onDecided, refreshRequests, requestsOf } from './requests.ts'
import { siteOf } from './site.ts'
import { amountOf, type Transfer } from './transfer-book.ts'
import { checkTransfers, onSettled, type Settled } from './transfers.ts'

let started = false

/**
 * Follows the player's requests and unclear presses while the app is open, on whatever page: a changed `wallet_revision`
 * of the init poll means new states, which are fetched and announced. Idempotent.
 */
export function startWallet(): void {
  if (started) return
  started = true
  let player: string | undefined
  let online = true
  onSettled(announceOutcome)
  onDecided((request) => {
    const { kind, text } = decisionWords(request)
    toast(kind, text)
  })
  const follow = () => {
    const session = store.get(sessionAtom)
    const next = session.state === 'signedIn' ? session.username : undefined
    if (next === player) return
    player = next
    if (next === undefined) return
    void checkTransfers()
    void followRevision()
  }
  store.sub(sessionAtom, follow)
  store.sub(userInfoAtom, () => void followRevision())
  store.sub(connectionAtom, () => {
    const before = online
    online = store.get(connectionAtom).state === 'online'
    if (online && !before) void checkTransfers()
  })
  onShown(() => void checkTransfers())
  follow()
}

/** Asks for the requests when the init call says that they changed. */
async function followRevision(): Promise<void> {
  const session = store.get(sessionAtom)
  const info = store.get(userInfoAtom)?.info
  if (session.state !== 'signedIn' || !info) return
  const record = requestsOf(session.username)
  await record.loaded
  if (record.get()?.revision !== info.wallet_revision) await refreshRequests()
}

function announceOutcome({ transfer, happened }: Settled): void {
  toast(happened ? 'success' : 'info', outcomeWords(transfer, happened))
  void refreshBalance()
  void refreshRequests()
}

function outcomeWords(transfer: Transfer, happened: boolean): string {
  const { currency } = siteOf(store)
  const amount =
    transfer.kind === 'convert'
      ? new Intl.NumberFormat(i18n.locale).format(amountOf(transfer))
      : moneyText(amountOf(transfer), currency, i18n.locale)
  if (!happened) return t`A request for ${amount} did not go through. Nothing was moved.`
  if (transfer.kind === 'deposit') return t`Your deposit request for ${amount} has arrived.`
  if (transfer.kind === 'withdraw') return t`Your withdrawal request for ${amount} has arrived.`
  if (transfer.kind === 'cancel') return t`The withdrawal of ${amount} was taken back.`
  return t`${amount} points were converted.`
}
