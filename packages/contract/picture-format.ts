/** A format that the operator accepts as a picture, or why another one is refused. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'unknown'

/** How many bytes `pictureFormatOf` reads. */
export const formatBytes = 16

/** The format by the first bytes, because name and type are chosen by the sender. */
export function pictureFormatOf(start: Uint8Array): PictureFormat {
  const head = String.fromCharCode(...start.subarray(0, formatBytes))
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return 'png'
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp'
  return /^....ftyp(hei|hev|mif|msf)/s.test(head) ? 'heic' : 'unknown'
}
