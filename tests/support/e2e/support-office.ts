import { sendAdminCommand } from '@marquee/operator/admin/socket.ts'
import { productFolder } from './office.ts'

/** Runs a command of the back office against the product of the tests; returns its lines. */
export async function office(...words: string[]): Promise<readonly string[]> {
  const response = await sendAdminCommand(productFolder(), words)
  if (!response?.ok)
    throw new Error(`the back office did not do '${words.join(' ')}': ${response?.lines.join(' ')}`)
  return response.lines
}

/** The id of the newest inquiry of a player that waits for a response. */
export async function waitingInquiryOf(username: string): Promise<string> {
  const [, ...rows] = await office('inquiries')
  const row = rows.find((line) => line.includes(username))
  const id = row?.trim().split(/\s+/)[0]
  if (id === undefined) throw new Error(`no inquiry of ${username} waits`)
  return id
}

/** The path of the newest link for a new password of a player. */
export async function resetPathOf(username: string): Promise<string> {
  const rows = await office('resets')
  const row = rows.find((line) => line.includes(username))
  const token = row === undefined ? undefined : /token=(\S+)/.exec(row)?.[1]
  if (token === undefined) throw new Error(`no link of ${username} in:\n${rows.join('\n')}`)
  return `/account/forgot-password#token=${token}`
}
