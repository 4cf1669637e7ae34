/** Makes an entry the most recently used one of a cache, and removes the least recently used one beyond `max` entries. */
export function setRecent<K, V>(cache: Map<K, V>, key: K, value: V, max: number): void {
  cache.delete(key)
  cache.set(key, value)
  const [oldest] = cache.keys()
  if (cache.size > max && oldest !== undefined) cache.delete(oldest)
}
