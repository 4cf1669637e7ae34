import { useAtomValue } from 'jotai'
import { languageAtom } from '../../../platform/preferences.ts'
import { siteDocument } from '../../../platform/query/site-document.ts'
import { useResource } from '../../../platform/query/use-resource.ts'
import { useTab } from '../../../session/tab.ts'

/**
 * The version of the terms that a player accepts; undefined until the operator has answered in this visit, and where it is
 * not asked for.
 */
export function useTermsVersion(isAskedFor = true): string | undefined {
  const language = useAtomValue(languageAtom)
  const tab = useTab()
  const { data, status } = useResource(isAskedFor ? siteDocument(tab, 'terms', language) : undefined)
  return status === 'fresh' ? data?.version : undefined
}
