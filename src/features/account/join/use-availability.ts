import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { nicknameKey, ReferralCode, Username } from '../../../contract/account-rules.ts'
import { accountEndpoints } from '../../../contract/account-endpoints.ts'
import { type Tab, useTab } from '../../../session/tab.ts'
import { dataOf, queryClient } from '../../../platform/http/query-client.ts'
import { useDebounced } from '../fields/use-debounced.ts'

/** `unknown`: not asked, or no answer (offline, too many requests). The operator checks the name when the form is sent. */
export type Availability = 'unknown' | 'checking' | 'free' | 'taken'

/** How long the text must stay the same before the operator is asked, ms. */
const rest = 500

interface Question {
  /** The normalised text, which is the key of the query. */
  readonly text: string
  /** Whether the text is valid: otherwise the operator is not asked. */
  readonly valid: boolean
  readonly ask: (http: Tab['http'], text: string, signal: AbortSignal) => Promise<boolean>
  readonly kind: string
}

function useAsked({ text, valid, ask, kind }: Question): Availability {
  const tab = useTab()
  const settled = useDebounced(text, rest)
  const asking = valid && text !== ''
  const { data, isFetching } = useQuery(
    {
      queryKey: ['join', kind, settled],
      queryFn: ({ signal }) => ask(tab.http, settled, signal),
      enabled: asking && settled === text,
      staleTime: 60_000,
    },
    queryClient(tab),
  )
  if (!asking) return 'unknown'
  if (settled !== text || (isFetching && data === undefined)) return 'checking'
  return data === undefined ? 'unknown' : data ? 'free' : 'taken'
}

/** Whether an account id is free, checked while it is typed. */
export function useUsernameAvailability(typed: string): Availability {
  const text = typed.trim().toLowerCase()
  return useAsked({
    kind: 'username',
    text,
    valid: v.is(Username, text),
    ask: async (http, username, signal) =>
      (await dataOf(http.call(accountEndpoints.available, { query: { username }, signal }))).available,
  })
}

/** Whether a nickname is free; `own` is the player's present one. */
export function useNicknameAvailability(typed: string, valid: boolean, own = ''): Availability {
  const text = typed.trim()
  return useAsked({
    kind: 'nickname',
    text,
    valid: valid && nicknameKey(text) !== nicknameKey(own),
    ask: async (http, nickname, signal) =>
      (await dataOf(http.call(accountEndpoints.available, { query: { nickname }, signal }))).available,
  })
}

/** Whether a referral code exists: `free` if it may be given. */
export function useReferralCheck(typed: string): Availability {
  const text = typed.trim().toUpperCase()
  return useAsked({
    kind: 'referral',
    text,
    valid: v.is(ReferralCode, text),
    ask: async (http, code, signal) =>
      (await dataOf(http.call(accountEndpoints.referral, { params: { code }, signal }))).valid,
  })
}
