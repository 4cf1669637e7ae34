import { pictureLimits } from '@marquee/contract/inquiry-limits.ts'
import { formatBytes, pictureFormatOf } from '@marquee/contract/picture-format.ts'

/** Maximum size of a file, bytes. */
const maxFileBytes = 40 * 1024 * 1024
const quality = 0.85

/** The error of a file that cannot be sent as a picture. */
export type PictureProblem = 'picture.heic' | 'picture.format' | 'picture.broken' | 'request.tooLarge'

/**
 * Converts a picture to a JPEG of at most `pictureLimits.side` pixels, to reduce the upload and to remove its metadata,
 * such as the location. Transparent areas become white; of an animation only the first frame remains.
 */
export async function shrinkPicture(file: Blob): Promise<Blob | PictureProblem> {
  const start = await file
    .slice(0, formatBytes)
    .arrayBuffer()
    .catch(() => undefined)
  // The file was removed or changed after it was selected.
  if (!start) return 'picture.broken'
  const format = pictureFormatOf(new Uint8Array(start))
  if (format === 'heic') return 'picture.heic'
  if (format === 'unknown') return 'picture.format'
  if (file.size > maxFileBytes) return 'request.tooLarge'
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return 'picture.broken'
  const scale = Math.min(1, pictureLimits.side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  bitmap.close()
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return context && drawn ? drawn : 'picture.broken'
}
