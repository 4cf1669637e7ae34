import { closestLanguage } from '@marquee/contract/match-language.ts'
import type { Document, DocumentName } from '@marquee/contract/support.ts'
import { textsIn } from '../texts.ts'

interface DocumentFacts {
  /** Changes with the meaning of the text: players must then accept it again. */
  readonly version: string
  /** ISO day from which it is in force. */
  readonly effective: string
}

const documents: Readonly<Record<DocumentName, DocumentFacts>> = {
  terms: { version: '2026-11', effective: '2026-11-01' },
  privacy: { version: '2026-11', effective: '2026-11-01' },
}

/** The version in force. */
export function documentVersion(name: DocumentName): string {
  return documents[name].version
}

/** A document in `lang`, else in English; `lang` of the result names the language. */
export function readDocument(name: DocumentName, lang: string): Document {
  const { version, effective } = documents[name]
  const { title, sections } = textsIn(lang)[name]
  return {
    name,
    version,
    effective,
    lang: closestLanguage(lang),
    title,
    sections,
  }
}
