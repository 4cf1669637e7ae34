/** Every text below a value, by its path. */
export function leaves(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${path}/${name}`))
}
