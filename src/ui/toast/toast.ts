/**
 * The one way to say something in passing (spec §9: the alert is replaced by a toast). What is said
 * before the toaster has loaded is kept and shown then.
 */
export type ToastKind = 'success' | 'error' | 'info'

/** What a toast is about where it may become untrue: a newer one about it takes its place, and it can be withdrawn. */
type ToastTopic = 'signIn' | 'favourites' | 'language'

export interface ToastAction {
  label: string
  run: () => void
  /** Done when the toast is dismissed instead. */
  otherwise?: () => void
  /** The toast goes by itself after a while: the action is a way back that need not be taken. */
  passing?: boolean
  topic?: ToastTopic
}

export interface Toast {
  id: number
  kind: ToastKind
  text: string
  /** A way on, such as signing in; the toast then stays until it is used or dismissed. */
  action?: ToastAction
}

/** Id of the element that holds the toasts. */
export const TOAST_LAYER = 'toasts'

/** What an open drawer must leave in reach: pressing a toast is not pressing beside the drawer. */
export function toastLayer(): HTMLElement | null {
  return document.getElementById(TOAST_LAYER)
}

type Listener = (toast: Toast) => void
type Withdrawer = (topic: ToastTopic) => void

let waiting: Toast[] = []
let listener: Listener | undefined
let withdrawer: Withdrawer | undefined
let lastId = 0

/** Shows a toast at the top centre for 2 s; it waits while hovered or focused and goes on a click. */
export function toast(kind: ToastKind, text: string, action?: ToastAction): void {
  lastId += 1
  const entry: Toast = { id: lastId, kind, text, ...(action ? { action } : {}) }
  if (listener) listener(entry)
  else waiting.push(entry)
}

/** Takes back what is still shown about something: it was settled another way, so neither way out of it is done. */
export function dismissToasts(topic: ToastTopic): void {
  waiting = waiting.filter((entry) => entry.action?.topic !== topic)
  withdrawer?.(topic)
}

/** The toaster takes over, with what was said before it came. Returns the way to let go. */
export function onToast(take: Listener, withdraw?: Withdrawer): () => void {
  listener = take
  withdrawer = withdraw
  for (const entry of waiting.splice(0)) take(entry)
  return () => {
    listener = undefined
    withdrawer = undefined
  }
}
