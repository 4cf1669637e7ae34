/** Words of scripts that part them by spaces; the others break where their language allows it. */
const word = /[\p{Script=Latin}\p{M}]+/gu

/** The words below `container` that are broken across lines, or overflow their element of `parts`. */
export function brokenWords(container: Element, parts: string): string[] {
  const view = container.ownerDocument
  const walker = view.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const faults = new Set<string>()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const part = node.parentElement?.closest(parts)
    if (!part || part.getClientRects().length === 0) continue
    const box = part.getBoundingClientRect()
    for (const match of (node.textContent ?? '').matchAll(word)) {
      const range = view.createRange()
      range.setStart(node, match.index)
      range.setEnd(node, match.index + match[0].length)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) faults.add(`${match[0]} is broken`)
      const { left, right } = range.getBoundingClientRect()
      if (left < box.left - 0.5 || right > box.right + 0.5) faults.add(`${match[0]} leaves its place`)
    }
  }
  return [...faults]
}
