import { answerMark } from '../../contract/envelope.ts'
import type { SafeStorage } from '../storage/storage.ts'

/**
 * Whether an operator marks its answers (`answerMark`). The app learns it from the answers, because an operator need not
 * do it, and remembers it for the next start.
 */
export interface AnswerMarks {
  /** Whether an answer is certainly not the operator's: the operator marks its answers, and this one has no mark. */
  isForeign(host: string, headers: Headers): boolean
  /** Notes that the operator gave an answer. */
  learn(host: string, headers: Headers): void
}

/** Name in local storage of the host whose answers carry the mark. */
const storedName = 'answer_mark_host'

export function createAnswerMarks(localStore: SafeStorage): AnswerMarks {
  const isExpected = (host: string) => localStore.get(storedName) === host
  return {
    isForeign: (host, headers) => !headers.has(answerMark) && isExpected(host),
    learn(host, headers) {
      if (headers.has(answerMark) === isExpected(host)) return
      if (isExpected(host)) localStore.remove(storedName)
      else localStore.set(storedName, host)
    },
  }
}
