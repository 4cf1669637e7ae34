import { pino, stdTimeFunctions } from 'pino'

export type LogMode = 'silent' | 'json' | 'pretty'

/**
 * One event; never holds a token, a password or a query. One exception: the link of `password_reset` on an operator
 * without a mail server.
 */
export type LogEvent = { readonly event: string } & Readonly<
  Record<string, string | number | boolean | undefined>
>

export type Log = (event: LogEvent) => void

/** A log of one line an event on standard output: JSON, or for a person to read. An event with an `error` is an error. */
export async function createLog(
  mode: LogMode,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Promise<Log> {
  if (mode === 'silent') return () => undefined
  const format = mode === 'json' ? (line: string) => line : await prettyFormat()
  const logger = pino(
    {
      base: null,
      messageKey: 'event',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    { write: (line) => write(escapeUnprintable(format(line))) },
  )
  return ({ event, ...details }) => logger[details['error'] === undefined ? 'info' : 'error'](details, event)
}

async function prettyFormat(): Promise<(line: string) => string> {
  // Loaded only where it is used: it is for a terminal.
  const { prettyFactory } = await import('pino-pretty')
  return prettyFactory({
    messageKey: 'event',
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    // Text, unlike the error objects that the library prints on lines of their own.
    errorLikeObjectKeys: [],
  })
}

/**
 * JSON escapes line ends and ESC, so that no requested path can forge a line. It leaves the C1 controls, which some
 * terminals obey, the Unicode line ends, and the marks that reorder text.
 */
function escapeUnprintable(line: string): string {
  return line.replaceAll(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
