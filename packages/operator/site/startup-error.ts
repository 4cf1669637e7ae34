/** An error that the person at the terminal can act on: one sentence, shown without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

/** The system's code of an error (`EACCES`, `EADDRINUSE`, ...), or `undefined`. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
