import { pictureLimits } from '@marquee/contract/inquiry-limits.ts'
import { type PictureFormat, pictureFormatOf } from '@marquee/contract/picture-format.ts'
import { ServerCode } from '@marquee/contract/codes.ts'
import { invalid, RequestError } from '../http/request-error.ts'
import { limitPerKey } from '../http/limit-per-key.ts'

/** A picture as it is stored: WebP without metadata, at most `pictureLimits.side` pixels long. */
export interface CleanPicture {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

type Format = Exclude<PictureFormat, 'heic' | 'unknown'>

const quality = 80
/** Decoding one picture takes up to 200 MB. */
const limit = limitPerKey(1)
/** Uploads that may wait to be decoded, in this process: each holds its bytes. */
const mostWaiting = 8
let waiting = 0

/**
 * Decodes an upload and encodes it anew. What is no pixel does not come through: place and time of the shot, profiles, and
 * whatever else the file carries. The format is read from the bytes, never from a name or a type that the sender gives.
 *
 * @throws RequestError 400 `picture.heic`, `picture.format`, `picture.animated`, `picture.pixels` or `picture.broken`; 429
 * while too many wait
 */
export async function cleanPicture(upload: Uint8Array): Promise<CleanPicture> {
  const format = acceptedFormat(upload)
  requireDecoder()
  waiting += 1
  try {
    return await limit('decode', () => decode(upload, format))
  } finally {
    waiting -= 1
  }
}

/** @throws RequestError 429 `picture.busy` while too many uploads wait to be decoded */
export function requireDecoder(): void {
  if (waiting >= mostWaiting) throw pictureBusy()
}

/** 429, for an upload that may be sent again in a moment. */
export function pictureBusy(): RequestError {
  return new RequestError(429, ServerCode.unknown, 'picture.busy', { 'Retry-After': '3' })
}

/** @throws RequestError 400 `picture.heic` or `picture.format` */
function acceptedFormat(upload: Uint8Array): Format {
  const format = pictureFormatOf(upload)
  if (format === 'heic') throw invalid('picture.heic')
  if (format === 'unknown') throw invalid('picture.format')
  return format
}

async function decode(upload: Uint8Array, format: Format): Promise<CleanPicture> {
  const sharp = await loadSharp()
  // The pixels are counted from the header, before anything is decoded.
  const options = {
    limitInputPixels: pictureLimits.pixels,
    failOn: 'truncated',
    sequentialRead: true,
  } as const
  const header = await sharp(upload, options)
    .metadata()
    .catch((error: unknown) => {
      throw invalid(isTooManyPixels(error) ? 'picture.pixels' : 'picture.broken')
    })
  if (header.format !== format) throw invalid('picture.format')
  if ((header.pages ?? 1) > 1) throw invalid('picture.animated')
  if (header.width * header.height > pictureLimits.pixels) throw invalid('picture.pixels')
  const { side } = pictureLimits
  try {
    const { data, info } = await sharp(upload, options)
      .timeout({ seconds: 20 })
      // Turned as the metadata says, which is then dropped.
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch {
    throw invalid('picture.broken')
  }
}

function isTooManyPixels(error: unknown): boolean {
  return error instanceof Error && /pixel limit/i.test(error.message)
}

let loading: Promise<(typeof import('sharp'))['default']> | undefined

/** Loaded with the first upload: the library takes 30 MB, and its threads leave the event loop free. */
function loadSharp(): Promise<(typeof import('sharp'))['default']> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    // Of all the formats that the library reads, such as SVG, the three that are accepted.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    })
    return sharp
  })
  return loading
}
