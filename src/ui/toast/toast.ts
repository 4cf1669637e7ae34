import { atom, type Atom, useStore } from 'jotai'
import { service } from '../../platform/service.ts'
import type { Store } from '../../platform/store.ts'

export type ToastKind = 'success' | 'error' | 'info'

/** Topic of a toast that may become outdated. A newer toast of the topic replaces it, and `withdraw` removes it. */
type ToastTopic = 'signIn' | 'favourites' | 'language'

export interface ToastAction {
  label: string
  run: () => void
  /** Runs when the player dismisses the toast instead. */
  otherwise?: () => void
  /**
   * Makes the toast go by itself, for an action that is optional: `undo` leaves the time to press it, `elsewhere` is as
   * short as a toast without action, because the page has the action too. Without it the toast stays.
   */
  passing?: 'undo' | 'elsewhere'
  topic?: ToastTopic
}

export interface Toast {
  id: number
  kind: ToastKind
  text: string
  /** An action, such as signing in. The toast then stays until the action is pressed or the toast is dismissed. */
  action?: ToastAction
}

/** How many toasts are shown at once. */
const MAX_SHOWN = 3

const shownAtom = atom<readonly Toast[]>([])

/** The toasts on screen, oldest first. Toasts that come before `Toaster` is loaded wait here. */
export const toastsAtom: Atom<readonly Toast[]> = atom((get) => get(shownAtom))

/** Short messages over the page (spec §9: a toast replaces the alert). */
export interface Toasts {
  /** Shows a toast at the top centre for 2 s; it waits while hovered or focused and goes on a click. */
  show(kind: ToastKind, text: string, action?: ToastAction): void
  /** Removes a toast without running its action. */
  remove(id: number): void
  /** Removes the toast of a topic that was settled another way, without running its action. */
  withdraw(topic: ToastTopic): void
}

/** The toasts of a tab. */
export const toasts = service(createToasts)

function createToasts({ store }: { readonly store: Store }): Toasts {
  let lastId = 0

  function keep(matches: (toast: Toast) => boolean): void {
    store.set(shownAtom, store.get(shownAtom).filter(matches))
  }

  return {
    show(kind, text, action) {
      lastId += 1
      const toast: Toast = { id: lastId, kind, text, ...(action ? { action } : {}) }
      keep((one) => !isSameMatter(one, toast))
      store.set(shownAtom, [...store.get(shownAtom), toast].slice(-MAX_SHOWN))
    },
    remove: (id) => keep((one) => one.id !== id),
    withdraw: (topic) => keep((one) => one.action?.topic !== topic),
  }
}

function isSameMatter(one: Toast, other: Toast): boolean {
  const topic = other.action?.topic
  return one.text === other.text || (topic !== undefined && one.action?.topic === topic)
}

/** Shows a toast in the tab that a component is rendered in. The same function in every render. */
export function useToast(): Toasts['show'] {
  return toasts({ store: useStore() }).show
}

/** Id of the element that holds the toasts. */
const TOAST_LAYER = 'toasts'

/**
 * The element that holds the toasts, made when it is first asked for. A press on a toast does not close an open drawer,
 * which waits a second for this element and then throws: the drawer may open before the toasts are rendered.
 */
export function toastLayer(): HTMLElement {
  const existing = document.getElementById(TOAST_LAYER)
  if (existing) return existing
  const layer = document.createElement('div')
  layer.id = TOAST_LAYER
  // An open drawer hides everything else from screen readers, but no live announcer.
  layer.dataset['liveAnnouncer'] = ''
  document.body.append(layer)
  return layer
}
