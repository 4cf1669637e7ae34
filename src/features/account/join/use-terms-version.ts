import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { supportEndpoints } from '../../../contract/support-endpoints.ts'
import { call } from '../../../platform/http.ts'
import { languageAtom } from '../../../platform/preferences.ts'
import { dataOf, queryClient } from '../../../platform/query-client.ts'

/** The version of the terms that joining accepts; undefined until the operator has said. */
export function useTermsVersion(): string | undefined {
  const lang = useAtomValue(languageAtom)
  const { data } = useQuery(
    {
      // The same question as the page of the terms asks: one answer serves both.
      queryKey: ['document', 'terms', lang],
      queryFn: ({ signal }) =>
        dataOf(call(supportEndpoints.document, { params: { name: 'terms' }, query: { lang }, signal })),
      staleTime: 60 * 60_000,
    },
    queryClient,
  )
  return data?.version
}
