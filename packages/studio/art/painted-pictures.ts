import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { backdrop, type BackdropInput } from './backdrop.ts'
import { cover, type CoverInput } from './cover.ts'
import { logo, type LogoInput } from './logo.ts'

/** A cover lettered in English or Korean, or without lettering. */
export const coverVariants = ['en', 'ko', 'plain'] as const
export type CoverVariant = (typeof coverVariants)[number]

/** A logo for a dark or a light ground. */
export const logoVariants = ['onDark', 'onLight'] as const
export type LogoVariant = (typeof logoVariants)[number]

/** Folder of the painted pictures, and of `drawings.json`, which has the fingerprint of each one's drawing. */
export const paintedFolder = new URL('painted/', import.meta.url)

/** A picture that `npm run covers` paints as a WebP file. */
export interface Painting {
  /** Name of the file in the folder. */
  readonly file: string
  /** SVG text. */
  readonly drawing: string
  /** Pixels; a width that is absent follows from the drawing's own shape. */
  readonly width?: number
  readonly height: number
  /** Of WebP, 0 to 1. */
  readonly quality: number
}

export const coverFile = (gameId: string, variant: CoverVariant): string => `${gameId}.${variant}.webp`
export const backdropFile = (providerId: string): string => `provider-${providerId}.webp`
export const logoFile = (providerId: string, variant: LogoVariant): string =>
  `provider-${providerId}.${variant}.webp`

/** A game's cover as SVG text. */
export function drawnCover(game: CoverInput, variant: CoverVariant): string {
  return cover(game, variant === 'plain' ? { plain: true } : { language: variant })
}

/**
 * Every painting of a catalogue. Covers are as large as a tile of the widest screen. A provider's card is 176 x 100 at most,
 * its logo 24 high: both are painted for two pixels each, the logo for three, since its letters are thin.
 */
export function paintings(
  games: readonly CoverInput[],
  providers: readonly (BackdropInput & LogoInput)[],
): Painting[] {
  const covers = games.flatMap((game) =>
    coverVariants.map((variant) => ({
      file: coverFile(game.id, variant),
      drawing: drawnCover(game, variant),
      width: 300,
      height: 400,
      quality: 0.6,
    })),
  )
  const ofProviders = providers.flatMap((provider) => [
    { file: backdropFile(provider.id), drawing: backdrop(provider), width: 400, height: 225, quality: 0.6 },
    ...logoVariants.map((variant) => ({
      file: logoFile(provider.id, variant),
      drawing: logo(provider, variant),
      height: 72,
      quality: 0.8,
    })),
  ])
  return [...covers, ...ofProviders]
}

/** Differs where two paintings differ in what they are painted from. */
export function fingerprintOf({ drawing }: Pick<Painting, 'drawing'>): string {
  return createHash('sha256').update(drawing).digest('base64url').slice(0, 12)
}

let names: ReadonlySet<string> | undefined

/**
 * Whether a game has all its covers as WebP files, which `npm run covers` paints from the drawings. A browser decodes such
 * a file beside the page; a drawing is a document that the page itself has to parse, lay out and paint, which costs a slow
 * phone 10 ms for a small one and some 100 ms for a cover.
 */
export function isPainted(gameId: string): boolean {
  names ??= new Set(readdirSync(paintedFolder))
  return coverVariants.every((variant) => names?.has(coverFile(gameId, variant)))
}

/** A painted picture as WebP. Throws where there is no such file. */
export function painted(file: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(file, paintedFolder)))
}
