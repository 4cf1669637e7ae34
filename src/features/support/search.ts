import * as v from 'valibot'
import { CounselReference } from '../../contract/support.ts'

const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1), v.maxLength(64))

function idIn(value: unknown): string | undefined {
  const id = v.safeParse(Id, value)
  return id.success ? id.output : undefined
}

/** What is opened, from an address. */
export function readId(search: Record<string, unknown>): { id?: string } {
  const id = idIn(search['id'])
  return id === undefined ? {} : { id }
}

/** The inquiries' address: an opened inquiry, or the form, there with what it is about. */
export interface InquirySearch {
  id?: string
  write?: true
  /** Kind and number of what a new inquiry is about: `?write=true&about=transaction&ref=17`. */
  about?: CounselReference['kind']
  ref?: string
}

/** Reads the inquiries' address; what is not of it is dropped. */
export function readInquirySearch(search: Record<string, unknown>): InquirySearch {
  if (search['write'] !== true && search['write'] !== 'true' && search['write'] !== 1) return readId(search)
  const reference = v.safeParse(CounselReference, { kind: search['about'], id: idIn(search['ref']) })
  return {
    write: true,
    ...(reference.success ? { about: reference.output.kind, ref: reference.output.id } : {}),
  }
}

/** What a new inquiry is about, if its address says so. */
export function referenceOf({ about, ref }: InquirySearch): CounselReference | undefined {
  return about !== undefined && ref !== undefined ? { kind: about, id: ref } : undefined
}
