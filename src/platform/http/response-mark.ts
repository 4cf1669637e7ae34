import { responseMark } from '@marquee/contract/envelope.ts'
import type { SafeStorage } from '../storage/storage.ts'

/**
 * Whether an operator marks its responses (`responseMark`), which is optional. Detected from its responses and stored for the
 * next start.
 */
export interface ResponseMarks {
  /** Whether a response is not the operator's: the operator marks its responses, and this one has no mark. */
  isForeign(host: string, headers: Headers): boolean
  /** Stores whether a response of the operator has the mark. */
  note(host: string, headers: Headers): void
}

/** Key in local storage: the host whose responses have the mark. */
const storedName = 'response_mark_host'

export function createResponseMarks(localStore: SafeStorage): ResponseMarks {
  const isExpected = (host: string) => localStore.get(storedName) === host
  return {
    isForeign: (host, headers) => !headers.has(responseMark) && isExpected(host),
    note(host, headers) {
      if (headers.has(responseMark) === isExpected(host)) return
      if (isExpected(host)) localStore.remove(storedName)
      else localStore.set(storedName, host)
    },
  }
}
