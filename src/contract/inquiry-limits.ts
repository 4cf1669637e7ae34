// In a file of their own: messages of fields need these numbers and no schema.

/** Maximum lengths of an inquiry, characters (spec §9). A later message of its thread is as long as `content` at most. */
export const counselLimits = { title: 100, content: 1000 } as const

/** What the operator takes as a picture, and how many of them a message has. */
export const pictureLimits = {
  count: 3,
  /** Of an upload. The app sends less: it shrinks a picture to `side`. */
  bytes: 6 * 1024 * 1024,
  /** Most pixels of an upload: about those of a telephone's camera. */
  pixels: 50_000_000,
  /** Longest side of a stored picture, pixels. */
  side: 1600,
} as const
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
