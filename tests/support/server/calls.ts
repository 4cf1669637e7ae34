import { randomUUID } from 'node:crypto'
import { type TestResponse, type Sent, type TestOperator, valueAt } from './operator.ts'

/** A keyed call as the app sends it, with a key of its own unless `sent` brings one. */
export function submit(
  operator: TestOperator,
  method: 'POST' | 'PATCH' | 'DELETE',
  target: string,
  sent: Sent = {},
): Promise<TestResponse> {
  const body = method === 'DELETE' ? {} : { body: sent.body ?? {} }
  const headers = { 'idempotency-key': randomUUID(), ...sent.headers }
  return operator.send(method, target, { ...sent, ...body, headers })
}

/** Status, code and message key of an error, and its fields where it names some. */
export function errorOf(response: TestResponse): readonly unknown[] {
  const fields = valueAt(response.json, 'data', 'fields')
  const parts = [response.status, valueAt(response.json, 'code'), valueAt(response.json, 'msg')]
  return fields === undefined ? parts : [...parts, fields]
}

/** The list of a page's response. */
export function listIn(response: TestResponse): readonly unknown[] {
  const list = valueAt(response.json, 'data', 'list')
  if (!Array.isArray(list)) throw new Error(`no list in ${response.text}`)
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
    const response = await operator.send('GET', target + query, token === undefined ? {} : { token })
    rows.push(...listIn(response))
    const next = valueAt(response.json, 'data', 'next')
    cursor = typeof next === 'string' ? next : undefined
  } while (cursor !== undefined)
  return rows
}
