import { randomUUID } from 'node:crypto'
import { type Answer, type Sent, type TestOperator, valueAt } from './operator.ts'

/** A keyed call as the app sends it, with a key of its own unless `sent` brings one. */
export function press(
  operator: TestOperator,
  method: 'POST' | 'PATCH' | 'DELETE',
  target: string,
  sent: Sent = {},
): Promise<Answer> {
  const body = method === 'DELETE' ? {} : { body: sent.body ?? {} }
  const headers = { 'idempotency-key': randomUUID(), ...sent.headers }
  return operator.send(method, target, { ...sent, ...body, headers })
}

/** Status, code and message key of an error, and its fields where it names some. */
export function errorOf(answer: Answer): readonly unknown[] {
  const fields = valueAt(answer.json, 'data', 'fields')
  const said = [answer.status, valueAt(answer.json, 'code'), valueAt(answer.json, 'msg')]
  return fields === undefined ? said : [...said, fields]
}

/** The list of a page's answer. */
export function listIn(answer: Answer): readonly unknown[] {
  const list = valueAt(answer.json, 'data', 'list')
  if (!Array.isArray(list)) throw new Error(`no list in ${answer.text}`)
  return list
}

/** Follows `next` from the first page to the last and gives every row. */
export async function allPages(
  operator: TestOperator,
  target: string,
  token?: string,
): Promise<readonly unknown[]> {
  const rows: unknown[] = []
  let cursor: string | undefined
  do {
    const query = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const answer = await operator.send('GET', target + query, token === undefined ? {} : { token })
    rows.push(...listIn(answer))
    const next = valueAt(answer.json, 'data', 'next')
    cursor = typeof next === 'string' ? next : undefined
  } while (cursor !== undefined)
  return rows
}
