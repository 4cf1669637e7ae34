import * as v from 'valibot'

/** What is wrong with which field of an object schema: the first fault of each, as the contract's key. */
export function faultsOf(schema: v.GenericSchema, values: unknown): Readonly<Record<string, string>> {
  const result = v.safeParse(schema, values)
  if (result.success) return {}
  const faults: Record<string, string> = {}
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key
    if (typeof field === 'string') faults[field] ??= issue.message
  }
  return faults
}

/** The faults but for one field's: it has been changed. */
export function withoutFault<Faults extends Readonly<Record<string, string | undefined>>>(
  faults: Faults,
  field: keyof Faults,
): Faults {
  return { ...faults, [field]: undefined }
}
