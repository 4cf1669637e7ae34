/** Folders of `tests/unit` with tests of the operator and the studio, which run in Node without the app's transforms. */
export const serverSuites = [
  'account',
  'art',
  'catalogue',
  'conformance',
  'passkeys',
  'protection',
  'push',
  'sandbox',
  'server',
  'studio',
  'support',
  'verifier',
] as const

type ServerSuite = (typeof serverSuites)[number]

/** Suites that the long run repeats on the embedded database. */
export const embeddedSuites: readonly ServerSuite[] = ['account', 'push', 'server', 'support']

/** Suites that the long run repeats with two processes, which respond to the calls alternately. */
export const processSuites: readonly ServerSuite[] = [
  'account',
  'passkeys',
  'protection',
  'server',
  'studio',
  'support',
]
