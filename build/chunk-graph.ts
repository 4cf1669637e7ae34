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

/** Chunks that import each other statically, in their order; undefined if there are none. */
export function importLoop(manifest: Manifest): string[] | undefined {
  const done = new Set<string>()
  const visit = (key: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key]
    if (done.has(key)) return undefined
    for (const imported of manifest[key]?.imports ?? []) {
      const loop = visit(imported, [...path, key])
      if (loop) return loop
    }
    done.add(key)
    return undefined
  }
  for (const key of Object.keys(manifest)) {
    const loop = visit(key, [])
    if (loop) return loop
  }
  return undefined
}
