type Child = Node | string | undefined

/** An element with attributes and children; the caller adds listeners and styles. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children.filter((child) => child !== undefined))
  return made
}

/** Writes a text where it is another one: each writing costs a layout, also while something moves. */
export function write(one: Element, text: string): void {
  if (one.textContent !== text) one.textContent = text
}

const namespace = 'http://www.w3.org/2000/svg'

/** An SVG element with attributes and children. */
export function drawing<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly SVGElement[]
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS(namespace, tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** A line icon on a 24 x 24 grid; its name is its button's. */
export function icon(path: string): SVGSVGElement {
  const attributes = { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }
  return drawing('svg', attributes, drawing('path', { d: path }))
}

/** Replaces the icon of a button. */
export function setIcon(button: Element, path: string): void {
  button.querySelector('path')?.setAttribute('d', path)
}

export const icons = {
  spin: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5',
  skip: 'm5 5 8 7-8 7ZM13 5l8 7-8 7Z',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  info: 'M12 11v5.5M12 7.6v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  close: 'm6 6 12 12M18 6 6 18',
} as const
