import type { Language } from '../../contract/config.ts'
import { Document, type DocumentName } from '../../contract/support.ts'
import { supportEndpoints } from '../../contract/support-endpoints.ts'
import { remoteValue, type Source } from './source.ts'

/** The terms or the privacy policy in a language. */
export function siteDocument(name: DocumentName, lang: Language): Source<Document> {
  return remoteValue({
    key: ['document', name, lang],
    cachePolicy: 'public',
    schema: Document,
    staleMs: 60 * 60_000,
    fetch: ({ http, signal }) =>
      http.call(supportEndpoints.document, { params: { name }, query: { lang }, signal }),
  })
}
