/** Browser options of tests that are about the whole product: with its worker, and moving as it does for most players. */
export const whole = {
  serviceWorkers: 'allow',
  contextOptions: { reducedMotion: 'no-preference' },
} as const
