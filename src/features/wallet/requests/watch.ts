import { currencyAtom } from '../../../platform/config/site-config.ts'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { service } from '../../../platform/service.ts'
import { playerAtom } from '../../../session/player.ts'
import type { Tab } from '../../../session/tab.ts'
import { userInfoAtom } from '../../../session/user-info.ts'
import { toasts } from '../../../ui/toast/toast.ts'
import { transfers } from '../transfer/transfers.ts'
import { decisionMessage } from './decision-message.ts'
import { outcomeMessage } from './outcome-message.ts'
import { cachedRequestsAtom, onDecided, refreshRequests, requests } from './requests.ts'

/**
 * Watches the player's requests and unsettled transfers on every page, once per tab. A changed `wallet_revision` of the
 * init poll means new states, which are fetched and announced by toasts.
 */
const walletWatch = service((tab: Tab) => {
  const { store, page, queries, session } = tab

  /** Fetches the requests if their revision has changed. */
  async function followRevision(): Promise<void> {
    const player = store.get(playerAtom)
    const info = store.get(userInfoAtom)?.info
    if (player === undefined || !info) return
    await queries.restore(requests(tab, player))
    if (store.get(cachedRequestsAtom)?.data.revision !== info.wallet_revision) await refreshRequests(tab)
  }

  function followPlayer(): void {
    if (store.get(playerAtom) === undefined) return
    void transfers(tab).check()
    void followRevision()
  }

  transfers(tab).onSettled((settled) => {
    const message = outcomeMessage(settled, store.get(currencyAtom))
    if (message !== undefined) toasts(tab).money(settled.happened ? 'success' : 'info', message)
    void session.refreshBalance()
    void refreshRequests(tab)
  })
  onDecided(tab, (request) => {
    const { kind, text } = decisionMessage(request, store.get(currencyAtom))
    toasts(tab).money(kind, text)
  })
  store.sub(playerAtom, followPlayer)
  store.sub(userInfoAtom, () => void followRevision())
  store.sub(isOfflineAtom, () => {
    if (!store.get(isOfflineAtom)) void transfers(tab).check()
  })
  page.onShown(() => void transfers(tab).check())
  followPlayer()
})

/** Starts to watch the player's requests and transfers; a repeated call has no effect. */
export function startWallet(tab: Tab): void {
  walletWatch(tab)
}
