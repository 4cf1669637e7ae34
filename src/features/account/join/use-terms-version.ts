import { useAtomValue } from 'jotai'
import { languageAtom } from '../../../platform/preferences.ts'
import { siteDocument } from '../../../platform/query/site-document.ts'
import { useResource } from '../../../platform/query/use-resource.ts'
import { useTab } from '../../../session/tab.ts'

/** The current version of the terms, never a cached one; undefined until it is fetched, or if not `enabled`. */
export function useTermsVersion(enabled = true): string | undefined {
  const language = useAtomValue(languageAtom)
  const tab = useTab()
  const { data, status } = useResource(enabled ? siteDocument(tab, 'terms', language) : undefined)
  return status === 'fresh' ? data?.version : undefined
}
