/** Folders of `tests/unit` whose tests are about the operator and the studio: Node alone, without the app's transforms. */
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

/** Those that the long run repeats on the embedded database. */
export const embeddedSuites: readonly ServerSuite[] = ['account', 'push', 'server', 'support']

/** Those that the long run repeats with two processes, whose calls they answer in turn. */
export const processSuites: readonly ServerSuite[] = [
  'account',
  'passkeys',
  'protection',
  'server',
  'studio',
  'support',
]
