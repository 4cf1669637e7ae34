import { type Language, languages } from '@marquee/contract/config.ts'

/** As in `length.ts`, which reads the environment: a browser has none, and `vitest.config.ts` hands it this. */
const isLong = import.meta.env['TEST_LENGTH'] === 'long'

/** The largest possible amount, minor units, which with its sign has the longest text. */
export const largest = Number.MAX_SAFE_INTEGER

/** Currencies of the sums test: none, two, two of a small unit, and three decimals. */
export const currencies = ['KRW', 'USD', 'IDR', 'KWD'] as const
/** In the gate the first language, one of long words, and one without spaces. */
export const tongues: readonly Language[] = isLong ? languages : ['ko', 'de', 'km']
export const phoneWidths = [320, 360] as const

/** A figure with its groups and decimals, in any digits. */
const figure = /\p{Nd}(?:[.,'’\u00a0\u202f\u066b\u066c]?\p{Nd})*/gu

/**
 * The figures below `container` that are wrapped, clipped, outside of the window, or in a block that overflows. Visually hidden text
 * is ignored.
 */
export function cutSums(container: Element): string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const faults = new Set<string>()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !isSeen(parent)) continue
    const text = node.textContent ?? ''
    for (const match of text.matchAll(figure)) {
      const range = document.createRange()
      range.setStart(node, match.index)
      range.setEnd(node, match.index + match[0].length)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
        faults.add(`${match[0]} breaks in “${text}” of ${name(parent)}`)
      const box = range.getBoundingClientRect()
      for (const fault of overflows(parent, box, container)) faults.add(`${match[0]} ${fault} in “${text}”`)
    }
  }
  for (const input of container.querySelectorAll('input'))
    if (input.scrollWidth > input.clientWidth) faults.add(`${input.value} is cut by its field`)
  return [...faults]
}

function isSeen(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { clipPath, display, visibility } = getComputedStyle(one)
    if (clipPath === 'inset(50%)' || display === 'none' || visibility === 'hidden') return false
  }
  return true
}

function* overflows(from: Element, box: DOMRect, container: Element): Generator<string> {
  let isOwn = true
  for (let one: Element | null = from; one && container.contains(one); one = one.parentElement) {
    const { overflowX, display } = getComputedStyle(one)
    // A part that scrolls sideways reaches its sums by itself.
    if (overflowX === 'auto' || overflowX === 'scroll') return
    if (display === 'inline' || display === 'contents') continue
    const bounds = one.getBoundingClientRect()
    const isOutside = box.left < bounds.left - 0.5 || box.right > bounds.right + 0.5
    // An outer part may be too wide by something else; the figure's own block may not be.
    if (isOwn && one.scrollWidth > one.clientWidth && one.clientWidth > 0)
      yield `makes ${name(one)} ${one.scrollWidth} wide of ${one.clientWidth}`
    else if (isOutside) yield `leaves ${name(one)}`
    isOwn = false
  }
  if (box.left < -0.5 || box.right > window.innerWidth + 0.5) yield 'leaves the window'
}

const name = ({ tagName, className }: Element) => `${tagName.toLowerCase()}.${String(className)}`
