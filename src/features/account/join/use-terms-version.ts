import { useAtomValue } from 'jotai'
import { languageAtom } from '../../../platform/preferences.ts'
import { useRemote } from '../../../platform/remote/remote.ts'
import { siteDocument } from '../../../platform/remote/site-document.ts'

/** The version of the terms that joining accepts; undefined until the operator has answered in this visit. */
export function useTermsVersion(): string | undefined {
  const { data, status } = useRemote(siteDocument('terms', useAtomValue(languageAtom)))
  return status === 'fresh' ? data?.version : undefined
}
