import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { currencyAtom } from '../../../platform/config/site-config.ts'
import { connectionAtom } from '../../../platform/http/connection.ts'
import { service } from '../../../platform/service.ts'
import { playerAtom } from '../../../session/player.ts'
import type { Tab } from '../../../session/tab.ts'
import { userInfoAtom } from '../../../session/user-info.ts'
import { moneyText } from '../../../ui/money/money.tsx'
import { toasts } from '../../../ui/toast/toast.ts'
import type { TransferKind } from '../transfer/pending-transfers.ts'
import { type Settled, transfers } from '../transfer/transfers.ts'
import { decisionMessage } from './decision-message.ts'
import { cachedRequestsAtom, onDecided, refreshRequests, requests } from './requests.ts'

/**
 * Follows the player's requests and unclear transfers while the app is open, on every page: a changed `wallet_revision`
 * of the init poll means new states, which are fetched and announced. Once per tab.
 */
const walletWatch = service((tab: Tab) => {
  const { store, page, remote, session } = tab
  let isOnline = true

  /** Fetches the requests when the init call says that they changed. */
  async function followRevision(): Promise<void> {
    const player = store.get(playerAtom)
    const info = store.get(userInfoAtom)?.info
    if (player === undefined || !info) return
    await remote.of(requests(player)).loaded
    if (store.get(cachedRequestsAtom)?.data.revision !== info.wallet_revision) await refreshRequests(tab)
  }

  function followPlayer(): void {
    if (store.get(playerAtom) === undefined) return
    void transfers(tab).check()
    void followRevision()
  }

  transfers(tab).onSettled((settled) => {
    const { happened } = settled
    const message = outcomeMessage(settled, store.get(currencyAtom))
    if (message !== undefined) toasts(tab).show(happened ? 'success' : 'info', message)
    void session.refreshBalance()
    void refreshRequests(tab)
  })
  onDecided(tab, (request) => {
    const { kind, text } = decisionMessage(request, store.get(currencyAtom))
    toasts(tab).show(kind, text)
  })
  store.sub(playerAtom, followPlayer)
  store.sub(userInfoAtom, () => void followRevision())
  store.sub(connectionAtom, () => {
    const wasOnline = isOnline
    isOnline = store.get(connectionAtom).state === 'online'
    if (isOnline && !wasOnline) void transfers(tab).check()
  })
  page.onShown(() => void transfers(tab).check())
  followPlayer()
})

/** Starts to follow the player's money. Does nothing from the second call on. */
export function startWallet(tab: Tab): void {
  walletWatch(tab)
}

function outcomeWithoutAmount(kind: TransferKind, happened: boolean): string | undefined {
  if (!happened)
    return t`The request did not reach the site in time and was not carried out. Nothing was moved.`
  if (kind === 'convert') return t`The points were converted.`
  if (kind === 'deposit') return t`The deposit request was sent.`
  // The balance and the list of requests show a withdrawal that was taken back.
  return kind === 'withdraw' ? t`The withdrawal request was sent.` : undefined
}

/** Undefined if the page itself says enough. */
function outcomeMessage({ transfer, amount: sum, happened }: Settled, currency: string): string | undefined {
  // A sign-out has deleted the amount.
  if (sum === undefined) return outcomeWithoutAmount(transfer.kind, happened)
  const amount =
    transfer.kind === 'convert'
      ? new Intl.NumberFormat(i18n.locale).format(sum)
      : moneyText(sum, currency, i18n.locale)
  if (!happened) return t`A request for ${amount} did not go through. Nothing was moved.`
  if (transfer.kind === 'deposit') return t`Your deposit request for ${amount} has arrived.`
  if (transfer.kind === 'withdraw') return t`Your withdrawal request for ${amount} has arrived.`
  if (transfer.kind === 'cancel') return t`The withdrawal of ${amount} was taken back.`
  return t`${amount} points were converted.`
}
