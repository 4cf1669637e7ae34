import type { Language } from '@marquee/contract/config.ts'
import { closestLanguage } from '@marquee/contract/match-language.ts'
import type { Document, DocumentName } from '@marquee/contract/support.ts'
import { brandDocuments } from '../../../brand/brand.ts'
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

/**
 * The language in which a reader of `lang` gets a document: the closest one of `own`, else its first. Without `own` the closest of all
 * languages.
 */
export function documentLanguage(lang: string, own: typeof brandDocuments): Language {
  const closest = closestLanguage(lang)
  return own === undefined || own.includes(closest) ? closest : own[0]
}

/** A document in `lang` or its fallback; `lang` of the result names the language. */
export function readDocument(name: DocumentName, lang: string): Document {
  const language = documentLanguage(lang, brandDocuments)
  const { version, effective } = documents[name]
  const { title, sections } = textsIn(language)[name]
  return {
    name,
    version,
    effective,
    lang: language,
    title,
    sections,
  }
}
