import type { Log } from '../log.ts'

export interface Email {
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
}

/**
 * Hands an email to the mail server. Returns at once and never throws: the time that the mail server takes must not show
 * who has an account.
 */
export type SendEmail = (email: Email) => void

/** Sends through an SMTP server. The import is dynamic: an operator without a mail server never loads nodemailer. */
export async function connectSmtp(
  server: { readonly url: string; readonly from: string },
  log: Log,
): Promise<SendEmail> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(server.url, { from: server.from })
  return (email) => {
    transport.sendMail(email).then(
      () => log({ event: 'mail', result: 'sent' }),
      (error: unknown) =>
        log({ event: 'mail', result: 'failed', error: error instanceof Error ? error.name : 'unknown' }),
    )
  }
}
