import type { Log } from '../log.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
}

/** Hands a letter over; returns at once and never throws: how long a mail server takes must not tell who has an account. */
export type Mail = (letter: Letter) => void

/**
 * Sends through an SMTP server, over one pooled connection. The library is loaded only here: an operator without a mail
 * server never does.
 */
export async function smtpMail(
  server: { readonly url: string; readonly from: string },
  log: Log,
): Promise<Mail> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(server.url, { from: server.from })
  return (letter) => {
    transport.sendMail(letter).then(
      () => log({ event: 'mail', result: 'sent' }),
      (error: unknown) =>
        log({ event: 'mail', result: 'failed', error: error instanceof Error ? error.name : 'unknown' }),
    )
  }
}
