import type { CounselReference } from '@marquee/contract/inquiry.ts'
import { parseId, readOpenId } from '../board/board-search.ts'

/** Copied from the contract's schema, because the route must not load the schema. */
const kinds: readonly CounselReference['kind'][] = ['round', 'transaction', 'points', 'deposit', 'withdraw']

/** Search parameters of the inquiries page: the opened inquiry, or the form with its reference. */
export interface InquirySearch {
  id?: string | undefined
  write?: true | undefined
  /** Kind and id of a new inquiry's reference: `?write=true&about=transaction&ref=17`. */
  about?: CounselReference['kind'] | undefined
  ref?: string | undefined
}

/** Parses the search parameters of the inquiries page. Invalid ones are returned as undefined. */
export function readInquirySearch(search: Record<string, unknown>): InquirySearch {
  const absent: InquirySearch = { id: undefined, write: undefined, about: undefined, ref: undefined }
  if (search['write'] !== true && search['write'] !== 'true' && search['write'] !== 1) {
    return { ...absent, ...readOpenId(search) }
  }
  const about = kinds.find((kind) => kind === search['about'])
  const ref = parseId(search['ref'])
  return { ...absent, write: true, ...(about === undefined || ref === undefined ? {} : { about, ref }) }
}

/** Reference of a new inquiry, if the search parameters contain one. */
export function referenceOf({ about, ref }: InquirySearch): CounselReference | undefined {
  return about !== undefined && ref !== undefined ? { kind: about, id: ref } : undefined
}
