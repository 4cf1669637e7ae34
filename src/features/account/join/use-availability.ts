import { queryOptions } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { nicknameKey, ReferralCode, Username } from '../../../contract/account-rules.ts'
import { accountEndpoints } from '../../../contract/account-endpoints.ts'
import { offersAtom } from '../../../platform/config/offers.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import type { ValueQuery } from '../../../platform/query/queries.ts'
import { useResource } from '../../../platform/query/use-resource.ts'
import { type Tab, useTab } from '../../../session/tab.ts'

/** `unknown`: not asked, or no answer (offline, too many requests). The operator checks the name when the form is sent. */
export type Availability = 'unknown' | 'checking' | 'free' | 'taken'

/** How long the text must stay the same before the operator is asked, ms. */
const rest = 500

/** How long an answer counts, ms. */
const staleTime = 60_000

interface Question<Answer> {
  /** The normalised text. */
  readonly text: string
  /** Whether the text is valid: otherwise the operator is not asked. */
  readonly valid: boolean
  readonly query: (tab: Tab, text: string) => ValueQuery<Answer>
  readonly isFree: (answer: Answer) => boolean
}

function useAnswer<Answer>({ text, valid, query, isFree }: Question<Answer>): Availability {
  const tab = useTab()
  const settled = useDebounced(text, rest)
  const isOffered = useAtomValue(offersAtom)('account_changes')
  const asking = isOffered && valid && text !== ''
  const { data, status } = useResource(asking && settled === text ? query(tab, text) : undefined)
  if (!asking) return 'unknown'
  if (settled !== text || (data === undefined && status === 'loading')) return 'checking'
  return data === undefined ? 'unknown' : isFree(data) ? 'free' : 'taken'
}

function available(
  { http }: Tab,
  kind: 'username' | 'nickname',
  text: string,
): ValueQuery<{ available: boolean }> {
  return queryOptions({
    queryKey: ['available', kind, text],
    queryFn: ({ signal }) =>
      dataOf(http.call(accountEndpoints.available, { query: { [kind]: text }, signal })),
    staleTime,
  })
}

/** Whether a user name is free, checked while it is typed. */
export function useUsernameAvailability(typed: string): Availability {
  const text = typed.trim().toLowerCase()
  return useAnswer({
    text,
    valid: v.is(Username, text),
    query: (tab, username) => available(tab, 'username', username),
    isFree: (answer) => answer.available,
  })
}

/** Whether a nickname is free; `own` is the player's present one. */
export function useNicknameAvailability(typed: string, valid: boolean, own = ''): Availability {
  const text = typed.trim()
  return useAnswer({
    text,
    valid: valid && nicknameKey(text) !== nicknameKey(own),
    query: (tab, nickname) => available(tab, 'nickname', nickname),
    isFree: (answer) => answer.available,
  })
}

/** Whether a referral code exists: `free` if it may be given. */
export function useReferralCheck(typed: string): Availability {
  const text = typed.trim().toUpperCase()
  return useAnswer({
    text,
    valid: v.is(ReferralCode, text),
    query: ({ http }, code) =>
      queryOptions({
        queryKey: ['referral', code],
        queryFn: ({ signal }) => dataOf(http.call(accountEndpoints.referral, { params: { code }, signal })),
        staleTime,
      }),
    isFree: (answer) => answer.valid,
  })
}

/** `value` once it has stayed the same for `delay` ms. */
function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
