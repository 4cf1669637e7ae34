import { pictureLimits } from '../../../contract/inquiry-limits.ts'
import { formatBytes, pictureFormatOf } from '../../../contract/picture-format.ts'

/** Largest file that the device opens, bytes. */
const maxFileBytes = 40 * 1024 * 1024
const quality = 0.85

/** Why a file cannot be sent as a picture. */
export type PictureProblem = 'picture.heic' | 'picture.format' | 'picture.broken' | 'request.tooLarge'

/**
 * Draws a picture anew as JPEG of at most `pictureLimits.side` pixels on the device, so that little is sent: place and
 * time of the shot, and a large file, stay where they are. A transparent ground becomes white, and of moving pictures the
 * first one stays.
 */
export async function shrinkPicture(file: Blob): Promise<Blob | PictureProblem> {
  const start = await file
    .slice(0, formatBytes)
    .arrayBuffer()
    .catch(() => undefined)
  // The file was removed or changed since it was chosen.
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
