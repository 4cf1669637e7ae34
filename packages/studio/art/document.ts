import type { Brush } from './shading.ts'

/** A whole drawing as SVG text. Lines have round ends and joins unless they say otherwise. */
export function svgDocument(brush: Brush, attributes: string, picture: string): string {
  const pen = 'stroke-linecap="round" stroke-linejoin="round"'
  const definitions = `<defs>${brush.definitions()}</defs>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes} ${pen}>${definitions}${picture}</svg>`
}
