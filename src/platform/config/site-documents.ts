import { atom } from 'jotai'
import * as v from 'valibot'
import { textIn } from '@marquee/contract/localized.ts'
import { SiteDocuments } from '@marquee/contract/site-documents.ts'
import type { DocumentName } from '@marquee/contract/support.ts'
import { offersAtom } from './offers.ts'
import { siteConfigAtom } from './site-config.ts'

/**
 * Source of the terms and the privacy policy: `operator` if the site announces the call, else the text or the page of the
 * configuration; undefined for none.
 */
export type DocumentSource =
  | { readonly from: 'operator' }
  | { readonly from: 'text'; readonly text: string }
  | { readonly from: 'page'; readonly link: string }
  | undefined

/** The source of a document in a language. */
export const documentSourceAtom = atom((get) => {
  const variables = get(siteConfigAtom)?.VARIABLES
  const isServed = get(offersAtom)('terms')
  return (name: DocumentName, language: string): DocumentSource => {
    if (isServed) return { from: 'operator' }
    const document = v.parse(SiteDocuments, variables?.documents)[name]
    const text = textIn(document.text, language)
    if (text !== '') return { from: 'text', text }
    return document.link === '' ? undefined : { from: 'page', link: document.link }
  }
})
