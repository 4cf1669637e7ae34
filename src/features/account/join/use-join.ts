import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { Nickname } from '../../../contract/account-rules.ts'
import { SiteVariables } from '../../../contract/config.ts'
import type { Failure, Result } from '../../../contract/result.ts'
import { siteDayOf } from '../../../contract/site-day.ts'
import { serverNow } from '../../../platform/clock.ts'
import { newKey } from '../../../platform/key.ts'
import { siteConfigAtom } from '../../../platform/site-config.ts'
import { register } from '../../../session/register.ts'
import type { Session } from '../../../session/session.ts'
import { withoutFault } from '../../../ui/faults.ts'
import { useDraft } from '../../../ui/use-draft.ts'
import { birthDay } from '../birth-text.ts'
import { loadPasswordStrength, usePasswordStrength } from '../use-password-strength.ts'
import { loadPhoneNumbers, usePhoneNumbers } from '../use-phone-numbers.ts'
import {
  type JoinContext,
  joinDraft,
  type JoinDraft,
  type JoinField,
  joinFields,
  joinFaults,
  type JoinFaults,
} from './join-values.ts'
import { useNicknameAvailability, useReferralCheck, useUsernameAvailability } from './use-availability.ts'
import { useTermsVersion } from './use-terms-version.ts'

const defaults = v.parse(SiteVariables, { title: '-' })

/** Everything that the two ways of joining share: what was typed, what is wrong with it, and sending it. */
export function useJoin() {
  const site = useAtomValue(siteConfigAtom)?.VARIABLES ?? defaults
  const draft = useDraft(undefined, 'join', { ...joinDraft, country: site.country })
  const values = draft.values
  const [passwords, setPasswords] = useState({ password: '', confirm: '' })
  const [left, setLeft] = useState<ReadonlySet<JoinField>>(new Set())
  const [pressed, setPressed] = useState<ReadonlySet<JoinField>>(new Set())
  const [refused, setRefused] = useState<JoinFaults>({})
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const press = useRef({ content: '', key: '' })

  const username = useUsernameAvailability(values.username)
  const nickname = useNicknameAvailability(values.nickname, v.is(Nickname, values.nickname))
  const referral = useReferralCheck(site.referral_required ? values.referral_code : '')
  const numbers = usePhoneNumbers()
  const strength = usePasswordStrength(passwords.password !== '')
  const terms = useTermsVersion()

  const contextWith = (
    phones: typeof numbers,
    isCommon: ((lowerCase: string) => boolean) | undefined,
  ): JoinContext => ({
    site,
    today: siteDayOf(new Date(serverNow()), site.time_zone),
    phone: phones ? phones.toE164(values.phone, values.country) : true,
    isCommon: isCommon ?? (() => false),
    terms,
  })
  const ruled = joinFaults(values, passwords, contextWith(numbers, strength?.isCommonPassword))
  const asked: JoinFaults = {
    ...(username === 'taken' ? { username: 'username.taken' } : {}),
    ...(nickname === 'taken' ? { nickname: 'nickname.taken' } : {}),
    ...(referral === 'taken' ? { referral_code: 'referral_code.unknown' } : {}),
  }
  const faults: JoinFaults = { ...refused, ...asked, ...ruled }

  const touch = (field: JoinField) => {
    setRefused((old) => withoutFault(old, field))
    setFailure(undefined)
  }

  /** Sends the form; answers what is wrong with it, if anything. */
  const send = async (): Promise<JoinFaults | Result<Session>> => {
    setPressed(new Set(joinFields))
    setFailure(undefined)
    const [phones, passwordRules] = await Promise.all([
      loadPhoneNumbers().catch(() => undefined),
      loadPasswordStrength(),
    ])
    const context = contextWith(phones, passwordRules?.isCommonPassword)
    const wrong = { ...asked, ...joinFaults(values, passwords, context) }
    if (Object.keys(wrong).length > 0) return wrong
    const body = {
      username: values.username.trim().toLowerCase(),
      email: values.email.trim(),
      password: passwords.password,
      nickname: values.nickname,
      phone: typeof context.phone === 'string' ? context.phone : values.phone,
      birth_date: birthDay(values.birth_date),
      terms_version: values.terms_version,
      ...(site.referral_required ? { referral_code: values.referral_code.trim() } : {}),
    }
    // In memory only: the content holds the password.
    const content = JSON.stringify(body)
    if (press.current.content !== content) press.current = { content, key: newKey() }
    setBusy(true)
    const answer = await register(body, press.current.key)
    setBusy(false)
    if (answer.ok) {
      await draft.clear()
      return answer
    }
    setRefused(fieldsOf(answer))
    setFailure(answer)
    return answer
  }

  return {
    site,
    values,
    passwords,
    faults,
    busy,
    /** A refusal that no field explains. */
    failure: failure && Object.keys(fieldsOf(failure)).length === 0 ? failure : undefined,
    availability: { username, nickname, referral },
    terms,
    restoredAt: draft.restoredAt,
    set: (field: keyof JoinDraft & (JoinField | 'country'), text: string) => {
      if (field !== 'country') touch(field)
      draft.set(field, text)
    },
    setPassword: (field: 'password' | 'confirm', text: string) => {
      touch(field)
      setPasswords((old) => ({ ...old, [field]: text }))
    },
    setStep: (step: string) => draft.set('step', step),
    /** The field was left: from now on what is wrong with it shows. */
    leave: (field: JoinField) => setLeft((old) => new Set(old).add(field)),
    /** The player wanted to go on: what is wrong with these fields shows, also that they are empty. */
    press: (fields: readonly JoinField[]) => setPressed((old) => new Set([...old, ...fields])),
    /** What is wrong with a field, if it is time to say so. */
    faultOf: (field: JoinField) => {
      const fault = faults[field]
      if (pressed.has(field) || (left.has(field) && !fault?.endsWith('.required'))) return fault
      return refused[field] ?? asked[field]
    },
    send,
    startOver: async () => {
      setPasswords({ password: '', confirm: '' })
      setLeft(new Set())
      setPressed(new Set())
      setRefused({})
      setFailure(undefined)
      await draft.clear()
    },
  }
}

export type Join = ReturnType<typeof useJoin>

const known: ReadonlySet<string> = new Set(joinFields)

function fieldsOf(failure: Failure): JoinFaults {
  return Object.fromEntries(Object.entries(failure.fields ?? {}).filter(([field]) => known.has(field)))
}
