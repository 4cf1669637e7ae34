import type { CounselReference } from '../../contract/support.ts'

/** Written out, and not the contract's schema: addresses are read by the part of the app that every visit loads. */
const kinds: readonly CounselReference['kind'][] = ['round', 'transaction', 'points', 'deposit', 'withdraw']

function idIn(value: unknown): string | undefined {
  const id = typeof value === 'number' ? String(value) : value
  return typeof id === 'string' && id.length > 0 && id.length <= 64 ? id : undefined
}

/** What is opened, from an address; named in any case, or the router would keep what is refused. */
export function readId(search: Record<string, unknown>): { id?: string | undefined } {
  return { id: idIn(search['id']) }
}

/** The inquiries' address: an opened inquiry, or the form, there with what it is about. */
export interface InquirySearch {
  id?: string | undefined
  write?: true | undefined
  /** Kind and number of what a new inquiry is about: `?write=true&about=transaction&ref=17`. */
  about?: CounselReference['kind'] | undefined
  ref?: string | undefined
}

/** Reads the inquiries' address; what is not of it is named as absent. */
export function readInquirySearch(search: Record<string, unknown>): InquirySearch {
  const none: InquirySearch = { id: undefined, write: undefined, about: undefined, ref: undefined }
  if (search['write'] !== true && search['write'] !== 'true' && search['write'] !== 1) {
    return { ...none, ...readId(search) }
  }
  const about = kinds.find((kind) => kind === search['about'])
  const ref = idIn(search['ref'])
  return { ...none, write: true, ...(about === undefined || ref === undefined ? {} : { about, ref }) }
}

/** What a new inquiry is about, if its address says so. */
export function referenceOf({ about, ref }: InquirySearch): CounselReference | undefined {
  return about !== undefined && ref !== undefined ? { kind: about, id: ref } : undefined
}
