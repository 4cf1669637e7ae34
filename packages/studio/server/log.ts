/** One event for the log of the process; never holds a token or a secret. */
type LogEvent = { readonly event: string } & Readonly<Record<string, string | number | boolean | undefined>>

export type Log = (event: LogEvent) => void
