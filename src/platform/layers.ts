import { goingBack } from './going-back.ts'
import type { Platform } from './platform.ts'
import { service } from './service.ts'

/** The layers that lie over the page and are no entries of the history by themselves, such as the menu or an open game. */
export interface Layers {
  /** Lays a layer on top: going back calls `onBack` in place of leaving the page. Returns what takes the layer away. */
  open(onBack: () => void): () => void
}

interface Layer {
  readonly onBack: () => void
  /** Place of the history's entry over which the layer lies. */
  at: number
}

interface Write {
  readonly isPush: boolean
  readonly state: unknown
  readonly url: string | URL | null | undefined
}

type Writer = Pick<History, 'pushState' | 'replaceState'>

/** Property of a history entry's state: the entry is the guard. */
const mark = 'guardsLayers'
/** How long the history may take to arrive at another entry, ms. */
const arrivalMs = 500

/**
 * The layers of a tab. While one is open, the history has one entry more, the guard, with the address of the page: going back
 * arrives at the page itself and takes the uppermost layer away. The router hears nothing of the guard. A layer that closes
 * by itself takes the guard along, unless another one opens in the same turn.
 */
export const layers = service((platform: Platform): Layers =>
  platform.environment.history
    ? createLayers(goingBack(platform), platform.environment.history)
    : { open: () => () => undefined },
)

function createLayers(popstate: ReturnType<typeof goingBack>, history: History): Layers {
  const stack: Layer[] = []
  // The router put its own methods in their place, by which it hears of what others write. The guard is not for it.
  const { pushState, replaceState } = history
  const routers: Writer = { pushState, replaceState }
  const native: Writer = Object.getPrototypeOf(history)
  /** Whether the current entry is the guard. A reload keeps it. */
  let guarded = isGuard(history.state)
  /** Whether the guard is the next entry forward. */
  let ahead = false
  /** Whether the history is on its way to another entry because this module asked for it. */
  let moving = false
  /** What the router wrote meanwhile. */
  let held: Write | undefined
  /** What the router wrote on the guard: the page's own entry, below, is to get it too. */
  let written: Write | undefined
  /** Place of the entry that the router shows. */
  let known = placeOf(history.state)
  let timer: ReturnType<typeof setTimeout> | undefined
  let arrival: ReturnType<typeof setTimeout> | undefined

  function write(next: Write, writer: Writer): void {
    const { isPush, url } = next
    const state = unmarked(next.state)
    if (moving) {
      held = { isPush: isPush || held?.isPush === true, state, url }
      return
    }
    known = placeOf(state)
    ahead = false
    if (!guarded) {
      ;(isPush ? writer.pushState : writer.replaceState).call(history, state, '', url)
      // The new entry lies over open layers, or the page that they belong to is leaving.
      if (isPush) settleSoon()
      return
    }
    if (!isPush) {
      written = { isPush, state, url }
      return writer.replaceState.call(history, { ...state, [mark]: true }, '', url)
    }
    if (written) {
      held = { isPush, state, url }
      return leave()
    }
    // The new page takes the guard's place, or the guard would be a press of the back button that does nothing.
    guarded = false
    writer.replaceState.call(history, state, '', url)
    settleSoon()
  }

  function leave(): void {
    move('back')
  }

  function move(way: 'back' | 'forward'): void {
    moving = true
    // After a long task the arrival may still be waiting behind the first timer.
    arrival = setTimeout(() => (arrival = setTimeout(giveUp)), arrivalMs)
    history[way]()
  }

  /**
   * The page stayed where it was: a frame moved in its place, such as a game's, whose entries are in the same history. A guard
   * that cannot be left stays; the next page takes its place.
   */
  function giveUp(): void {
    moving = false
    ahead = false
    guarded = isGuard(history.state)
    written = undefined
    writeHeld()
    if (!guarded) settleSoon()
  }

  function writeHeld(): void {
    const next = held
    held = undefined
    // The router knows.
    if (next) write(next, native)
  }

  function settleSoon(): void {
    clearTimeout(timer)
    timer = setTimeout(settle)
  }

  /** Brings the guard in line with the layers. Layers below the current entry wait until the player is back there. */
  function settle(): void {
    if (moving) return
    const isNeeded = stack.some(({ at }) => at >= known)
    if (isNeeded === guarded) return
    if (guarded) leave()
    else if (ahead) {
      // Browsers skip an entry that a page adds after going back without another press.
      move('forward')
    } else {
      guarded = true
      native.pushState.call(history, { ...unmarked(history.state), [mark]: true }, '')
    }
  }

  /** The entry below the guard gets what the router wrote meanwhile. */
  function catchUp(): void {
    if (written) native.replaceState.call(history, written.state, '', written.url)
    written = undefined
  }

  function arrive(): void {
    clearTimeout(arrival)
    moving = false
    ahead = false
    guarded = isGuard(history.state)
    if (!guarded) catchUp()
    writeHeld()
    settleSoon()
  }

  popstate.hear((event) => {
    const { state } = history
    const isRouters = placeOf(state) !== known
    if (moving) {
      if (!isRouters) event.stopImmediatePropagation()
      known = placeOf(state)
      return arrive()
    }
    if (isGuard(state)) {
      // A guard whose layers are gone, from another direction.
      event.stopImmediatePropagation()
      guarded = true
      ahead = false
      return settleSoon()
    }
    const wasGuarded = guarded
    guarded = false
    ahead = false
    if (isRouters || !wasGuarded) {
      written = undefined
      known = placeOf(state)
      return settleSoon()
    }
    event.stopImmediatePropagation()
    ahead = true
    catchUp()
    stack.pop()?.onBack()
    settleSoon()
  })
  // The router calls both without their object.
  history.pushState = (state: unknown, _, url) => write({ isPush: true, state, url }, routers)
  history.replaceState = (state: unknown, _, url) => write({ isPush: false, state, url }, routers)
  settleSoon()

  return {
    open(onBack) {
      const layer: Layer = { onBack, at: known }
      stack.push(layer)
      settleSoon()
      return () => {
        const place = stack.indexOf(layer)
        if (place < 0) return
        stack.splice(place, 1)
        settleSoon()
      }
    },
  }
}

function isGuard(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Object.hasOwn(state, mark)
}

/** The place of an entry among the router's, which counts them in `__TSR_index` (`@tanstack/history`). */
function placeOf(state: unknown): number {
  const place: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, '__TSR_index') : undefined
  return typeof place === 'number' ? place : 0
}

/** A router that started on the guard takes the mark over into the entries that it writes. */
function unmarked(state: unknown): object | null {
  if (typeof state !== 'object' || state === null) return null
  return Object.fromEntries(Object.entries(state).filter(([name]) => name !== mark))
}
