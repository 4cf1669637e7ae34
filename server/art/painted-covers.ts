import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { cover, type CoverInput } from './cover.ts'

/** A cover lettered in English or Korean, or without lettering. */
export const coverVariants = ['en', 'ko', 'plain'] as const
export type CoverVariant = (typeof coverVariants)[number]

/** Folder of the painted covers, and of `drawings.json`, which has the fingerprint of each one's drawing. */
export const paintedFolder = new URL('painted/', import.meta.url)

/** A game's cover as SVG text. */
export function drawnCover(game: CoverInput, variant: CoverVariant): string {
  return cover(game, variant === 'plain' ? { plain: true } : { language: variant })
}

/** Differs where two drawings (SVG text) differ. */
export function fingerprintOf(drawing: string): string {
  return createHash('sha256').update(drawing).digest('base64url').slice(0, 12)
}

let names: ReadonlySet<string> | undefined

/**
 * Whether a game has all its covers as WebP files, which `npm run covers` paints from the drawings. A browser decodes such
 * a file beside the page; a drawing is a document that the page itself has to parse, lay out and paint, which costs a slow
 * phone some 100 ms each.
 */
export function isPainted(id: string): boolean {
  names ??= new Set(readdirSync(paintedFolder))
  return coverVariants.every((variant) => names?.has(`${id}.${variant}.webp`))
}

/** A painted cover as WebP (300 x 400); only for games that are painted. */
export function paintedCover(id: string, variant: CoverVariant): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`${id}.${variant}.webp`, paintedFolder)))
}
