import * as v from 'valibot'

/**
 * Addresses of pictures from outside: `https:`, `data:image`, a path of the app's own origin, or plain http of this
 * machine. The browser drops line breaks and tabs from an address and reads `\` as `/`, so none of them is allowed.
 */
const pictureAddress =
  /^(data:image\/|\/(?![/\\])|https:\/\/\w|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/)[^\s\\]*$/i

/** An empty picture, which fails to load, so that a page shows its fallback. */
export const noPicture = 'data:image/gif,'

export function isPictureAddress(text: string): boolean {
  return pictureAddress.test(text)
}

/** The address of a picture. One that is not allowed becomes `noPicture`, so that the whole list stays valid. */
export const PictureAddress = v.pipe(
  v.string(),
  v.transform((text) => (isPictureAddress(text) ? text : noPicture)),
)

/** A picture for all languages, or one per language if its lettering is translated. */
export const LocalizedPicture = v.union([PictureAddress, v.record(v.string(), PictureAddress)])

/** Address under which an image host serves its folders; empty for none, or if it is not allowed. */
export const PictureHost = v.pipe(
  v.string(),
  v.transform((text) => (isPictureAddress(text) && !text.startsWith('data') ? text : '')),
)
