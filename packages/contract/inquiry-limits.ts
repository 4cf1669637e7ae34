// Apart from the schemas, because messages of fields need only these numbers.

/** Maximum lengths of an inquiry, characters (spec §9). A later message of its thread is as long as `content` at most. */
export const counselLimits = { title: 100, content: 1000 } as const

/** Limits of the pictures of a message. */
export const pictureLimits = {
  count: 3,
  /** Maximum size of an upload. The app sends less, because it scales pictures to `side`. */
  bytes: 6 * 1024 * 1024,
  /** Maximum number of pixels of an upload: about those of a phone's camera. */
  pixels: 50_000_000,
  /** Longest side of a stored picture, pixels. */
  side: 1600,
} as const
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
