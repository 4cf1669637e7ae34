import * as v from 'valibot'

const Asked = v.object({ id: v.string() })

/** The id of the request that a press was answered with. */
export function askedRequest(data: unknown): string | undefined {
  const asked = v.safeParse(Asked, data)
  return asked.success ? asked.output.id : undefined
}
