import { atom, type Atom, useStore } from 'jotai'
import { service } from '../../platform/service.ts'
import type { Store } from '../../platform/store.ts'
import type { IconPath } from '../icon/icons.ts'

export type ToastKind = 'success' | 'error' | 'info'

/** Topic of a toast that may become outdated. A newer toast of the topic replaces it, and `withdraw` removes it. */
type ToastTopic = 'favourites' | 'language' | 'undo'

export interface ToastAction {
  label: string
  run: () => void
  /** Runs when the player dismisses the toast instead. It must not delete anything. */
  onDismiss?: () => void
  topic?: ToastTopic
}

export interface Toast {
  id: string
  kind: ToastKind | 'custom'
  text: string
  /** Whether it is about an outcome for the player's money. */
  isMoney?: boolean
  /** The icon of a custom toast. */
  icon?: IconPath
  /** A button. The toast then stays until the button is clicked or the toast is dismissed. */
  action?: ToastAction
}

/** How many toasts are shown at once. */
const MAX_SHOWN = 3

const allToastsAtom = atom<readonly Toast[]>([])

/**
 * The toasts on screen, oldest first. Toasts from before `Toaster` is loaded are queued; older toasts with an action wait until
 * newer ones are removed.
 */
export const toastsAtom: Atom<readonly Toast[]> = atom((get) => get(allToastsAtom).slice(-MAX_SHOWN))

/** Short messages over the page (spec §9: a toast replaces the alert). */
export interface Toasts {
  /**
   * Shows a toast at the top centre for 2 s, a long text for longer, and longer while it is hovered or focused. A click
   * dismisses it. With an action it stays until the action is clicked or the toast is dismissed.
   */
  show(kind: ToastKind, text: string, action?: ToastAction): void
  /** Shows a toast about an outcome for money, which is added to the activity list. */
  money(kind: ToastKind, text: string): void
  /** Shows a toast with an icon of its own. */
  custom(icon: IconPath, text: string, action?: ToastAction): void
  /** Removes a toast without running its action. */
  remove(id: string): void
  /** Removes the toast of a topic without running its action. */
  withdraw(topic: ToastTopic): void
  /** Removes every toast that may be about the player of a session, without running its action. */
  clear(): void
}

/** The toasts of a tab. */
export const toasts = service(createToasts)

function createToasts({ store }: { readonly store: Store }): Toasts {
  let lastId = 0

  function filter(matches: (toast: Toast) => boolean): void {
    store.set(allToastsAtom, store.get(allToastsAtom).filter(matches))
  }

  function add(look: Pick<Toast, 'kind' | 'icon' | 'isMoney'>, text: string, action?: ToastAction): void {
    lastId += 1
    const toast: Toast = { ...look, id: String(lastId), text, ...(action ? { action } : {}) }
    filter((one) => !isSameTopic(one, toast))
    const all = [...store.get(allToastsAtom), toast]
    store.set(
      allToastsAtom,
      all.filter((one, index) => one.action || index >= all.length - MAX_SHOWN),
    )
  }

  return {
    show: (kind, text, action) => add({ kind }, text, action),
    money: (kind, text) => add({ kind, isMoney: true }, text),
    custom: (icon, text, action) => add({ kind: 'custom', icon }, text, action),
    remove: (id) => filter((one) => one.id !== id),
    withdraw: (topic) => filter((one) => one.action?.topic !== topic),
    clear: () => filter((one) => one.action?.topic === 'language'),
  }
}

function isSameTopic(one: Toast, other: Toast): boolean {
  const topic = other.action?.topic
  return one.text === other.text || (topic !== undefined && one.action?.topic === topic)
}

/** Shows a toast in the tab that a component is rendered in. The same function in every render. */
export function useToast(): Toasts['show'] {
  return toasts({ store: useStore() }).show
}
