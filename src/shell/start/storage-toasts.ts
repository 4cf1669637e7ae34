import { t } from '@lingui/core/macro'
import { type StorageHealth, storageHealthAtom } from '../../platform/storage/idb.ts'
import type { Tab } from '../../session/tab.ts'
import { type ToastAction, type ToastKind, toasts } from '../../ui/toast/toast.ts'

/** Shows each problem with the storage (refused, full, deleted by the browser) in one toast, even if it occurs again. */
export function showStorageProblems({ store }: Pick<Tab, 'store'>): void {
  const shown = new Set<StorageHealth>(['ok'])
  const show = () => {
    const health = store.get(storageHealthAtom)
    if (shown.has(health)) return
    shown.add(health)
    const { kind, text, action } = storageToast(health)
    toasts({ store }).show(kind, text, action)
  }
  store.sub(storageHealthAtom, show)
  show()
}

function storageToast(health: StorageHealth): { kind: ToastKind; text: string; action?: ToastAction } {
  if (health === 'memory') {
    return {
      kind: 'info',
      text: t`This browser does not save data for this site. Everything works until you close it.`,
    }
  }
  if (health === 'full') {
    return {
      kind: 'error',
      text: t`This device is out of storage. New favourites and settings are kept only until you close the app.`,
    }
  }
  return {
    kind: 'info',
    text: t`The browser deleted what this app had saved. Your account is not affected.`,
    action: { label: t`Reload`, run: () => location.reload() },
  }
}
