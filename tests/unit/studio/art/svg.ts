/** The drawing as a document; throws when it is no well-formed XML. */
export function parsed(svg: string): Document {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const error = drawing.querySelector('parsererror')
  if (error !== null) throw new SyntaxError(error.textContent ?? 'not well-formed')
  return drawing
}

/** The ids a drawing defines. */
export function idsOf(drawing: Document): string[] {
  return [...drawing.querySelectorAll('[id]')].map((element) => element.id)
}

/** The ids a drawing refers to that it does not define. */
export function danglingOf(drawing: Document): string[] {
  const ids = new Set(idsOf(drawing))
  const text = new XMLSerializer().serializeToString(drawing)
  const references = [...text.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)]
  return references.map((match) => match[1] ?? match[2] ?? '').filter((id) => !ids.has(id))
}

/** The drawing without what only names it: its ids and its label. */
export function unnamed(svg: string): string {
  return svg.replaceAll(/\b[ceb][\w-]*-(?=[0-9a-z]+["')])/g, '').replace(/ aria-label="[^"]*"/, '')
}
