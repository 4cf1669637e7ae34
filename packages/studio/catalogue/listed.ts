import * as v from 'valibot'

/** What is wrong with a file of the catalogue: one sentence for whoever edits it. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
}

/** The entries of a file of the catalogue. @throws CatalogueError that names file, entry and field of the first fault */
export function readListed<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  listed: readonly unknown[],
): v.InferOutput<Schema>[] {
  return listed.map((entry, index) => {
    const { success, output, issues } = v.safeParse(schema, entry)
    if (success) return output
    const [{ message, path }] = issues
    const field = path?.map(({ key }) => String(key)).join('.')
    const { id } = v.parse(v.fallback(v.object({ id: v.string() }), { id: '' }), entry)
    const which = id === '' ? `entry ${index + 1}` : `entry ${index + 1} (id ${id})`
    throw new CatalogueError(`${file}: ${which}${field ? `, ${field}` : ''}: ${message}`)
  })
}
