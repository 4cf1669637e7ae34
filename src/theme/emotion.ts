import createCache from '@emotion/cache'

/**
 * In speedy mode Emotion inserts rules by `insertRule`, so the Content-Security-Policy can forbid inline
 * styles.
 */
export const emotionCache = createCache({ key: 'c', speedy: true })
