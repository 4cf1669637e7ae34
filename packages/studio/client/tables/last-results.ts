/** Shows earlier results, the newest first. What is shown already stays: a new result costs the layout of one item. */
export function showLastResults(list: Element, items: readonly Element[]): void {
  const isAfter = (added: number) =>
    items.slice(added).every((item, index) => {
      const shown = list.children[index]
      return shown?.isEqualNode(item) === true
    })
  const added = [0, 1].find(isAfter)
  if (added === undefined || items.length === 0) return list.replaceChildren(...items)
  list.prepend(...items.slice(0, added))
  while (list.children.length > items.length) list.lastElementChild?.remove()
}
