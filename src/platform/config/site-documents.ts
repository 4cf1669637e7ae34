import { atom } from 'jotai'
import * as v from 'valibot'
import { textIn } from '../../contract/localized.ts'
import { SiteDocuments } from '../../contract/site-documents.ts'
import type { DocumentName } from '../../contract/support.ts'
import { offersAtom } from './offers.ts'
import { siteConfigAtom } from './site-config.ts'

/**
 * Where the terms and the privacy policy come from: `operator` where the site announces the call, else the text or the page of
 * the configuration, else nowhere.
 */
export type DocumentSource =
  | { readonly from: 'operator' }
  | { readonly from: 'text'; readonly text: string }
  | { readonly from: 'page'; readonly link: string }
  | undefined

/** Where a document of the site comes from, for a language. */
export const documentSourceAtom = atom((get) => {
  const variables = get(siteConfigAtom)?.VARIABLES
  const isServed = get(offersAtom)('terms')
  return (name: DocumentName, language: string): DocumentSource => {
    if (isServed) return { from: 'operator' }
    const told = v.parse(SiteDocuments, variables?.documents)[name]
    const text = textIn(told.text, language)
    if (text !== '') return { from: 'text', text }
    return told.link === '' ? undefined : { from: 'page', link: told.link }
  }
})
