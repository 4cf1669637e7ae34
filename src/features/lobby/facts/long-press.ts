import { longMs } from './asked-facts.ts'

/** How far a long press may stray, px. */
const strayPx = 10

/** The id of the game whose tile is pressed. A star is pressed for itself. */
function gameOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element) || target.closest('[aria-pressed]')) return undefined
  return target.closest<HTMLElement>('[data-game]')?.dataset['game']
}

/**
 * Calls `open` with the id of a game whose tile is pressed long, by any pointer, or asked for its menu by the keyboard; that
 * press opens no game. A right click keeps the browser's menu. Returns what stops it.
 */
export function followLongPress(page: Document, open: (gameId: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  /** The press became long: the click that ends it is not one. */
  let isLong = false
  const give = new AbortController()
  const on = { signal: give.signal, capture: true }

  const end = () => clearTimeout(timer)
  page.addEventListener(
    'pointerdown',
    (event) => {
      end()
      isLong = false
      const id = event.button === 0 && event.isPrimary ? gameOf(event.target) : undefined
      if (id === undefined) return
      from = { x: event.clientX, y: event.clientY }
      timer = setTimeout(() => {
        isLong = true
        open(id)
      }, longMs)
    },
    on,
  )
  page.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > strayPx) end()
    },
    on,
  )
  for (const type of ['pointerup', 'pointercancel', 'scroll'] as const) page.addEventListener(type, end, on)
  page.addEventListener(
    'click',
    (event) => {
      if (!isLong) return
      isLong = false
      event.preventDefault()
      event.stopPropagation()
    },
    on,
  )
  page.addEventListener(
    'contextmenu',
    (event) => {
      const id = gameOf(event.target)
      if (id === undefined || ('pointerType' in event && event.pointerType === 'mouse')) return
      event.preventDefault()
      // A finger's menu comes in the middle of its long press, which opens the facts by itself.
      if ('pointerType' in event && event.pointerType === '') open(id)
    },
    on,
  )
  return () => {
    end()
    give.abort()
  }
}
