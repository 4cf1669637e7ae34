import type { Document, DocumentName } from '../../../src/contract/support.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** A document in the languages that it is written in; English is always there. */
export interface DocumentTexts {
  /** Grows with every change of meaning; a registration names the one that was accepted. */
  readonly version: string
  /** ISO day from which it holds. */
  readonly effective: string
  readonly texts: Readonly<Record<string, DocumentText>> & { readonly en: DocumentText }
}

export interface DocumentText {
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

const documents: Readonly<Record<DocumentName, DocumentTexts>> = { terms, privacy }

/** The version in force. */
export function documentVersion(name: DocumentName): string {
  return documents[name].version
}

/** A document in `lang`, or in English where it is not written in it; `lang` of the answer says which. */
export function readDocument(name: DocumentName, lang: string): Document {
  const { version, effective, texts } = documents[name]
  const written = Object.hasOwn(texts, lang) ? texts[lang] : undefined
  const { title, sections } = written ?? texts.en
  return {
    name,
    version,
    effective,
    lang: written ? lang : 'en',
    title,
    sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
  }
}
