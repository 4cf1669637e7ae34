import { type Ramp, shadeOf } from './colour.ts'
import { mirrored, pointsOf, polygonPath } from './geometry.ts'
import { linearGradient, polished, radialGradient, spread, type Stop } from './gradients.ts'
import { compact, round } from './markup.ts'
import type { Palette } from './palettes.ts'
import type { NonEmpty } from './random.ts'

/** A flat face: its shade (0 dark to 1 light), its outline as `x,y x,y …`, and whether it is metal. */
export type Facet = readonly [shade: number, outline: string, metal?: 'metal']

export type Material = 'body' | 'metal' | 'ivory' | 'wood'

/** Four arrangements of motifs that many games share, such as a hand of cards. */
export type Variant = 0 | 1 | 2 | 3

export const variants: NonEmpty<Variant> = [0, 1, 2, 3]

/** A hairline in the face's own colour closes the seams between neighbours. */
function seamless(faces: string): string {
  return `<g stroke-width=".7">${faces}</g>`
}

function placement(x: number, y: number, scale: number, turn: number): string {
  const moved = x === 0 && y === 0 ? '' : `translate(${round(x)} ${round(y)})`
  const turned = turn === 0 ? '' : `rotate(${round(turn)})`
  return moved + turned + (scale === 1 ? '' : `scale(${round(scale, 3)})`)
}

/**
 * Draws the parts of a motif or ground, lit from the top left. Gradients and clips are defined at their first use, under ids
 * that begin with `prefix`, so that several drawings can share a document.
 */
export class Brush {
  readonly prefix: string
  readonly palette: Palette
  /** Which of a motif's arrangements to draw; motifs with only one ignore it. */
  readonly variant: Variant
  /** Definitions by what they paint: their id and markup. */
  readonly #definitions = new Map<string, { id: string; markup: string }>()

  constructor(prefix: string, palette: Palette, variant: Variant = 0) {
    this.prefix = prefix
    this.palette = palette
    this.variant = variant
  }

  /** Every definition used so far, for one `<defs>`. */
  definitions(): string {
    return [...this.#definitions.values()].map(({ markup }) => markup).join('')
  }

  /** The colour of the key light. */
  get light(): string {
    return this.palette.light
  }

  /** A shade (0 to 1) of the emblem's own colour. */
  body(shade: number): string {
    return shadeOf(this.palette.body, shade)
  }

  /** A shade (0 to 1) of the palette's metal. */
  metal(shade: number): string {
    return shadeOf(this.palette.metal, shade)
  }

  /** A linear gradient along (x2, y2) of the shape's own box, as a paint. */
  linear(name: string, list: readonly Stop[], x2 = 0, y2 = 1): string {
    return this.#define(name, (id) => linearGradient(id, list, x2, y2))
  }

  /** A radial gradient in the shape's own box, as a paint. */
  radial(name: string, list: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#define(name, (id) => radialGradient(id, list, cx, cy, r))
  }

  /** The paint of a material under the key light. */
  material(material: Material): string {
    const { body, metal } = this.palette
    switch (material) {
      case 'body':
        return this.linear('m', polished(body), 0.5)
      case 'metal':
        return this.linear('g', polished(metal), 0.5)
      case 'ivory':
        return this.linear(
          'i',
          [
            [0, '#ffffff'],
            [0.5, '#f4e8d2'],
            [1, '#b99d78'],
          ],
          0.5,
        )
      case 'wood':
        return this.linear(
          'w',
          [
            [0, '#8a5a34'],
            [0.5, '#4a2614'],
            [1, '#1d0d06'],
          ],
          0.5,
        )
    }
  }

  /** The paint of a soft light that fades to nothing. */
  halo(): string {
    return this.radial('h', [
      [0, this.light, 0.75],
      [0.5, this.light, 0.2],
      [1, this.light, 0],
    ])
  }

  /** White at the top left, a breath of shade at the foot; laid over a whole shape. */
  sheen(): string {
    return this.radial(
      's',
      [
        [0, '#fff', 0.62],
        [0.5, '#fff', 0.1],
        [1, '#000', 0.14],
      ],
      0.3,
      0.12,
      0.8,
    )
  }

  /** The paint of a lit edge. */
  rimPaint(): string {
    return this.linear(
      'r',
      [
        [0, '#fff', 0.95],
        [0.4, '#fff', 0.2],
        [1, this.light, 0.5],
      ],
      0.4,
    )
  }

  /** A flat polygon. */
  polygon(outline: string, shade: number, ramp: Ramp = this.palette.body): string {
    return seamless(this.#face(polygonPath(pointsOf(outline)), shadeOf(ramp, shade)))
  }

  /** A see-through polygon, for shade or light over a part. */
  wash(outline: string, colour: string, opacity: number): string {
    return `<path d="${polygonPath(pointsOf(outline))}" fill="${colour}" opacity="${round(opacity, 2)}"/>`
  }

  /** Many flat polygons. */
  facets(list: readonly Facet[]): string {
    const face = ([shade, outline, metal]: Facet) =>
      this.#face(polygonPath(pointsOf(outline)), shadeOf(this.#ramp(metal), shade))
    return seamless(list.map(face).join(''))
  }

  /** Facets of the left half and their mirror image, which lies in shade; `eye` glows on both sides. */
  mirroredFacets(list: readonly Facet[], eye?: string): string {
    const faces = list.map(([shade, outline, metal]) => {
      const ramp = this.#ramp(metal)
      const left = pointsOf(outline)
      const right = shadeOf(ramp, Math.max(0, shade * 0.78 - 0.04))
      return (
        this.#face(polygonPath(left), shadeOf(ramp, shade)) + this.#face(polygonPath(mirrored(left)), right)
      )
    })
    if (eye !== undefined) {
      const left = pointsOf(eye)
      faces.push(`<path d="${polygonPath(left)}${polygonPath(mirrored(left))}" fill="${this.light}"/>`)
    }
    return seamless(faces.join(''))
  }

  /** A rounded, polished shape of a material, with sheen and a lit edge. */
  solid(path: string, material: Material): string {
    const d = compact(path)
    const edge = `stroke="${this.rimPaint()}" stroke-width="1.8"`
    const shape = `<path d="${d}" fill="${this.material(material)}" ${edge}/>`
    return `${shape}<path d="${d}" fill="${this.sheen()}"/>`
  }

  /** A shape in colours of its own (a leaf stays green in every palette), with a lit edge. */
  painted(path: string, ramp: Ramp): string {
    const d = compact(path)
    const paint = this.#rampPaint(ramp)
    return `<path d="${d}" fill="${paint}" stroke="${this.rimPaint()}" stroke-width="1.8"/>`
  }

  /** A glossy ball. */
  ball(x: number, y: number, r: number, ramp: Ramp): string {
    const paint = this.radial(`b${ramp.join('')}`, spread(ramp, 0.24, 0.62), 0.36, 0.28, 0.8)
    const [hx, hy] = [round(x - r * 0.34), round(y - r * 0.46)]
    const size = `rx="${round(r * 0.24)}" ry="${round(r * 0.13)}"`
    const glint = `<ellipse cx="${hx}" cy="${hy}" ${size} transform="rotate(-28 ${hx} ${hy})" fill="#fff" opacity=".85"/>`
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${paint}"/>${glint}`
  }

  /** `content`, seen only inside the path. */
  clipped(path: string, content: string): string {
    const d = compact(path)
    const paint = this.#define(`c${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    return `<g clip-path="${paint}">${content}</g>`
  }

  /** A lit edge without a surface. */
  rim(path: string): string {
    const d = compact(path)
    return `<path d="${d}" fill="none" stroke="${this.rimPaint()}" stroke-width="2"/>`
  }

  /** A line with round ends. */
  stroke(path: string, colour: string, width: number, opacity = 1): string {
    const d = compact(path)
    const alpha = opacity === 1 ? '' : ` opacity="${round(opacity, 2)}"`
    const pen = `stroke="${colour}" stroke-width="${round(width)}"`
    return `<path d="${d}" fill="none" ${pen}${alpha}/>`
  }

  /** A flat shape. */
  fill(path: string, colour: string, opacity = 1): string {
    const d = compact(path)
    const alpha = opacity === 1 ? '' : ` opacity="${round(opacity, 2)}"`
    return `<path d="${d}" fill="${colour}"${alpha}/>`
  }

  /** A flat disc. */
  disc(x: number, y: number, r: number, colour: string, opacity = 1): string {
    const alpha = opacity === 1 ? '' : ` opacity="${round(opacity, 2)}"`
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${colour}"${alpha}/>`
  }

  /** A ring. */
  ring(x: number, y: number, r: number, colour: string, width: number, opacity = 1): string {
    const alpha = opacity === 1 ? '' : ` opacity="${round(opacity, 2)}"`
    const pen = `stroke="${colour}" stroke-width="${round(width)}"`
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" ${pen}${alpha}/>`
  }

  /** A soft light behind a part. */
  glow(x: number, y: number, r: number, opacity: number): string {
    return this.disc(x, y, r, this.halo(), opacity)
  }

  /** `content` moved, then turned (degrees), then scaled. */
  place(content: string, x: number, y: number, scale = 1, turn = 0): string {
    return `<g transform="${placement(x, y, scale, turn)}">${content}</g>`
  }

  /** Defines a drawing that `stamp` can draw more than once; `name` is unique in the motif. */
  part(name: string, make: () => string): string {
    return this.#define(`part ${name}`, (id) => `<g id="${id}">${make()}</g>`)
  }

  /** A defined drawing moved, then turned (degrees), then scaled. */
  stamp(part: string, x: number, y: number, scale = 1, turn = 0): string {
    return `<use href="${part.slice(4, -1)}" transform="${placement(x, y, scale, turn)}"/>`
  }

  /** `content` and its mirror image at the vertical axis. */
  both(content: string): string {
    return `${content}<g transform="scale(-1 1)">${content}</g>`
  }

  /** The right half of a shape laid in shade. */
  halfShade(path: string, opacity = 0.3): string {
    return this.clipped(path, this.fill('M0-140H140V140H0z', this.body(0), opacity))
  }

  #ramp(metal: 'metal' | undefined): Ramp {
    return metal === undefined ? this.palette.body : this.palette.metal
  }

  #face(path: string, colour: string): string {
    return `<path d="${path}" fill="${colour}" stroke="${colour}"/>`
  }

  #rampPaint(ramp: Ramp): string {
    return this.linear(`o${ramp.join('')}`, spread(ramp, 0.22, 0.6), 0.55)
  }

  #define(name: string, make: (id: string) => string): string {
    const known = this.#definitions.get(name)
    if (known !== undefined) return `url(#${known.id})`
    const id = `${this.prefix}${this.#definitions.size.toString(36)}`
    const definition = { id, markup: '' }
    this.#definitions.set(name, definition)
    definition.markup = make(id)
    return `url(#${id})`
  }
}
