import { useAtomValue } from 'jotai'
import { languageAtom } from '../../../platform/preferences.ts'
import { useRemote } from '../../../platform/remote/remote.ts'
import { siteDocument } from '../../../platform/remote/site-document.ts'

/**
 * The version of the terms that a player accepts; undefined until the operator has answered in this visit, and where it is
 * not asked for.
 */
export function useTermsVersion(isAskedFor = true): string | undefined {
  const language = useAtomValue(languageAtom)
  const { data, status } = useRemote(isAskedFor ? siteDocument('terms', language) : undefined)
  return status === 'fresh' ? data?.version : undefined
}
