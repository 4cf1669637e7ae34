/** One chunk of Vite's manifest, by the path of its source. */
export interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
  readonly isEntry?: boolean
}

export type Manifest = Readonly<Record<string, Chunk>>

/** All chunks that the given ones load statically, themselves included. */
export function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...keys]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key]
    if (chunk === undefined || found.has(key)) continue
    found.add(key)
    waiting.push(...(chunk.imports ?? []))
  }
  return found
}
