import type { PageMessage, Replies } from './protocol.ts'

/**
 * Former names of the questions. A page of an older build asks a newer worker while that one waits (ALONE) and after it has
 * taken over (SERVES, STOP). Without an answer that page would not apply the update at its start, would not notice that
 * another build controls it, and would start an update while the worker still fetches. The other messages only cache ahead: a
 * page of the new build sends them again.
 */
const legacyTypes: Readonly<Record<string, keyof Replies>> = {
  ALONE: 'IS_ONLY_CLIENT',
  SERVES: 'MATCHES_BUILD',
  STOP: 'ABORT_PREFETCH',
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** A page's message; undefined for anything else, such as a message of a newer build. */
export function parsePageMessage(data: unknown): PageMessage | undefined {
  const named = field(data, 'type')
  const type = legacyTypes[String(named)] ?? named
  switch (type) {
    case 'SKIP_WAITING':
    case 'IS_ONLY_CLIENT':
    case 'PREFETCH_ROUTES':
    case 'PREFETCH_ALL':
    case 'ABORT_PREFETCH':
      return { type }
    case 'MATCHES_BUILD':
      return { type, url: String(field(data, 'url')) }
    case 'KEEP_HOME':
      return { type, language: String(field(data, 'language')) }
    case 'CACHE_URLS': {
      const urls = field(data, 'urls')
      return Array.isArray(urls) ? { type, urls: urls.filter((url) => typeof url === 'string') } : undefined
    }
    default:
      return undefined
  }
}
