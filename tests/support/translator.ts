/**
 * Translates a page as browsers do: replaces each text node by `<font><font>` with its text in capitals, also the texts that are
 * added later. Returns a function that ends it. Self-contained, since a browser test sends its source to the page.
 */
export function translate(root: HTMLElement): () => void {
  const isLeftOut = (text: Node) =>
    Boolean(text.parentElement?.closest('font, script, style, textarea, svg, [translate=no]'))
  const replace = (node: Node): void => {
    for (const child of node.childNodes) replace(child)
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim() || isLeftOut(node)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = node.nodeValue.toUpperCase()
    outer.append(inner)
    node.parentNode?.replaceChild(outer, node)
  }
  replace(root)
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) replace(node)
    }
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
