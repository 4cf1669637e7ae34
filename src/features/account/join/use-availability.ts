import { queryOptions } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { nicknameKey, ReferralCode, Username } from '@marquee/contract/account-rules.ts'
import { accountEndpoints } from '@marquee/contract/account-endpoints.ts'
import { offersAtom } from '../../../platform/config/offers.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import type { ValueQuery } from '../../../platform/query/queries.ts'
import { useResource } from '../../../platform/query/use-resource.ts'
import { type Tab, useTab } from '../../../session/tab.ts'

/** `unknown`: not checked, or no response (offline, too many requests). The operator checks the name on submission too. */
export type Availability = 'unknown' | 'checking' | 'free' | 'taken'

/** Pause in typing before a check, ms. */
const debounceMs = 500

/** How long a response is valid, ms. */
const staleTime = 60_000

interface Check<Data> {
  /** The normalised text. */
  readonly text: string
  /** Whether the text is valid; otherwise it is not checked. */
  readonly valid: boolean
  readonly query: (tab: Tab, text: string) => ValueQuery<Data>
  readonly isFree: (data: Data) => boolean
}

function useCheck<Data>({ text, valid, query, isFree }: Check<Data>): Availability {
  const tab = useTab()
  const settled = useDebounced(text, debounceMs)
  const isOffered = useAtomValue(offersAtom)('account_changes')
  const isEnabled = isOffered && valid && text !== ''
  const { data, status } = useResource(isEnabled && settled === text ? query(tab, text) : undefined)
  if (!isEnabled) return 'unknown'
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

/** Whether a username is free, checked while the player types. */
export function useUsernameAvailability(typed: string): Availability {
  const text = typed.trim().toLowerCase()
  return useCheck({
    text,
    valid: v.is(Username, text),
    query: (tab, username) => available(tab, 'username', username),
    isFree: (data) => data.available,
  })
}

/** Whether a nickname is free; `own` is the player's current one, which is not checked. */
export function useNicknameAvailability(typed: string, valid: boolean, own = ''): Availability {
  const text = typed.trim()
  return useCheck({
    text,
    valid: valid && nicknameKey(text) !== nicknameKey(own),
    query: (tab, nickname) => available(tab, 'nickname', nickname),
    isFree: (data) => data.available,
  })
}

/** Whether a referral code is valid: then it is `free`. */
export function useReferralCheck(typed: string): Availability {
  const text = typed.trim().toUpperCase()
  return useCheck({
    text,
    valid: v.is(ReferralCode, text),
    query: ({ http }, code) =>
      queryOptions({
        queryKey: ['referral', code],
        queryFn: ({ signal }) => dataOf(http.call(accountEndpoints.referral, { params: { code }, signal })),
        staleTime,
      }),
    isFree: (data) => data.valid,
  })
}

/** `value`, once it has not changed for `delay` ms. */
function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
