import { t } from '@lingui/core/macro'
import { atom } from 'jotai'
import { Workbox } from 'workbox-window'
import { roundBusyAtom } from '../features/play/current-game.ts'
import { dirtyFormsAtom } from '../platform/drafts.ts'
import { store } from '../platform/store.ts'
import { toast } from '../ui/toast.ts'

const ADDRESS = '/sw.js'

/** Whether a round or unsent work would be interrupted. */
const occupiedAtom = atom((get) => get(roundBusyAtom) || get(dirtyFormsAtom).size > 0)

/** Under Trusted Types a worker's address must come from a policy; this one makes exactly one address. */
function workerAddress(): string {
  const { trustedTypes } = window
  if (!trustedTypes) return ADDRESS
  const policy = trustedTypes.createPolicy('marquee-sw', {
    createScriptURL: (address) => {
      if (address !== ADDRESS) throw new TypeError(`not the worker's address: ${address}`)
      return address
    },
  })
  // The library's types know only text; the browser gets the trusted object.
  return policy.createScriptURL(ADDRESS) as unknown as string
}

/**
 * Registers the service worker after the page has loaded, and offers an update when one waits: never taken by
 * itself, and not while a round is being played or a form holds unsent work.
 */
export function startWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const worker = new Workbox(workerAddress(), { scope: '/', updateViaCache: 'none' })
  let consented = false
  const offer = (): void => {
    if (store.get(occupiedAtom)) {
      const stop = store.sub(occupiedAtom, () => {
        stop()
        offer()
      })
      return
    }
    toast('info', t`A new version is ready.`, {
      label: t({ message: 'Update', comment: 'Button that starts the new version of the app' }),
      run: () => {
        consented = true
        worker.messageSkipWaiting()
      },
    })
  }
  worker.addEventListener('waiting', offer)
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (consented && isUpdate) location.reload()
  })
  // Refused (private mode, blocked by policy): the app then lives without a worker.
  worker.register().catch(() => {})
}
