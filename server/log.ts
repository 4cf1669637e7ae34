export type LogMode = 'silent' | 'json' | 'pretty'

/** One event; never holds a token, a password or a query. One exception: the link of `password_reset`, where no mail server is set. */
export type LogEvent = { readonly event: string } & Readonly<
  Record<string, string | number | boolean | undefined>
>

export type Log = (event: LogEvent) => void

/** A log of one line an event on standard output: JSON, or a few words for a person. */
export function createLog(
  mode: LogMode,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Log {
  if (mode === 'silent') return () => undefined
  if (mode === 'json')
    return (event) => write(`${JSON.stringify({ time: new Date().toISOString(), ...event })}\n`)
  return ({ event, ...rest }) => {
    const words = Object.values(rest).filter((value) => value !== undefined)
    write(`${new Date().toISOString().slice(11, 19)} ${event} ${words.join(' ')}\n`)
  }
}
