/**
 * Keeps React working on a page that is translated by the browser. Translators replace each text node by a `<font>`, or move it
 * into one: React would then throw when it removes the text or inserts before it, and would change text that nobody sees.
 *
 * Nothing of the DOM is patched before the first text is replaced. Returns a function that ends it.
 */
export function followTranslation({ body }: Document): () => void {
  const { insertBefore, removeChild } = Node.prototype
  /** React's texts, each with the element that is shown instead of it. */
  const shownInstead = new WeakMap<Node, Element>()

  /** The child of `parent` that shows `node`; undefined if `node` is not shown there. */
  const childFor = (parent: Node, node: Node): Node | undefined => {
    follow(observer.takeRecords())
    let child: Node | null = shownInstead.get(node) ?? node
    while (child && child.parentNode !== parent) child = child.parentNode
    return child ?? undefined
  }

  const patch = (): void => {
    if (Node.prototype.removeChild !== removeChild) return
    Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
      const shown = child.parentNode === this ? child : childFor(this, child)
      if (shown) removeChild.call(this, shown)
      return child
    }
    Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
      const next = before && before.parentNode !== this ? childFor(this, before) : before
      insertBefore.call(this, node, next ?? null)
      return node
    }
  }

  const observer = new MutationObserver((records) => follow(records))
  const follow = (records: readonly MutationRecord[]): void => {
    for (const record of records) {
      if (record.type === 'characterData') showAgain(record.target)
      for (const node of record.addedNodes) added(node)
      for (const node of record.removedNodes) replaced(node, record)
    }
  }

  const replaced = (node: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord): void => {
    if (node.nodeType !== Node.TEXT_NODE || node.isConnected) return
    const font = [...addedNodes, previousSibling, nextSibling].find(isFont)
    if (!font) return
    shownInstead.set(node, font)
    // React changes the text although it is not in the document.
    observer.observe(node, { characterData: true })
  }

  /** Shows a text that React has changed. The translator then replaces it again. */
  const showAgain = (text: Node): void => {
    const font = shownInstead.get(text)
    if (!text.isConnected && font?.isConnected) font.replaceWith(text)
  }

  const added = (node: Node): void => {
    if (isFont(node)) patch()
    // React has moved a text, or the translator has put it back.
    if (node.isConnected) shownInstead.get(node)?.remove()
    shownInstead.delete(node)
  }

  observer.observe(body, { childList: true, subtree: true })
  // Which text it shows is not known.
  if (body.querySelector('font')) patch()
  return () => {
    observer.disconnect()
    Object.assign(Node.prototype, { insertBefore, removeChild })
  }
}

function isFont(node: Node | null): node is Element {
  return node instanceof Element && node.localName === 'font'
}
