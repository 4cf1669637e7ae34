import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { Nickname } from '../../../contract/account-rules.ts'
import { SiteVariables } from '../../../contract/config.ts'
import { siteDayOf } from '../../../contract/site-day.ts'
import { languageAtom } from '../../../platform/preferences.ts'
import { emailAtom } from '../../../platform/remembered.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { documentSourceAtom } from '../../../platform/config/site-documents.ts'
import { register } from '../../../session/register.ts'
import { useTab } from '../../../session/tab.ts'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { birthDay } from '../fields/birth-text.ts'
import { loadPasswordStrength, usePasswordStrength } from '../password/use-password-strength.ts'
import { loadPhoneNumbers, usePhoneNumbers } from '../fields/use-phone-numbers.ts'
import { joinedAtom } from './joined.ts'
import { isAsked, type JoinField, joinFields, linkedTerms, noTerms } from './join-fields.ts'
import { type JoinContext, joinDraft, type JoinDraft, joinErrors, type JoinErrors } from './join-values.ts'
import { useNicknameAvailability, useReferralCheck, useUsernameAvailability } from './use-availability.ts'
import { useTermsVersion } from './use-terms-version.ts'

const defaults = v.parse(SiteVariables, { title: '-' })

/** What the two ways of joining share: the texts, their errors, and the submission. */
export function useJoin() {
  const tab = useTab()
  const site = useAtomValue(siteConfigAtom)?.VARIABLES ?? defaults
  const [keptEmail, keepEmail] = useAtom(emailAtom)
  const draft = useDraft(undefined, 'join', { ...joinDraft, country: site.country, email: keptEmail })
  const values = draft.values
  const [passwords, setPasswords] = useState({ password: '', confirm: '' })
  const [left, setLeft] = useState<ReadonlySet<JoinField>>(new Set())
  const [submitted, setSubmitted] = useState<ReadonlySet<JoinField>>(new Set())
  const username = useUsernameAvailability(values.username)
  const nickname = useNicknameAvailability(values.nickname, v.is(Nickname, values.nickname))
  const referral = useReferralCheck(site.referral_required ? values.referral_code : '')
  const numbers = usePhoneNumbers()
  const strength = usePasswordStrength(passwords.password !== '')
  const language = useAtomValue(languageAtom)
  const published = useAtomValue(documentSourceAtom)('terms', language)
  const isVersionAsked = site.terms_version_required && published?.from === 'operator'
  const version = useTermsVersion(isVersionAsked)
  const terms = isVersionAsked ? version : published ? linkedTerms : noTerms

  const contextWith = (
    phones: typeof numbers,
    isCommon: ((lowerCase: string) => boolean) | undefined,
  ): JoinContext => ({
    site,
    today: siteDayOf(new Date(tab.clock.now()), site.time_zone),
    phone: phones ? phones.toE164(values.phone, values.country) : true,
    isCommon: isCommon ?? (() => false),
    terms,
  })
  const ruled = joinErrors(values, passwords, contextWith(numbers, strength?.isCommonPassword))
  const asked: JoinErrors = {
    ...(username === 'taken' ? { username: 'username.taken' } : {}),
    ...(nickname === 'taken' ? { nickname: 'nickname.taken' } : {}),
    ...(referral === 'taken' ? { referral_code: 'referral_code.unknown' } : {}),
  }
  const submission = useSubmit({
    fields: joinFields.filter((field) => isAsked(field, site)),
    check: async () => {
      setSubmitted(new Set(joinFields))
      const [phones, passwordRules] = await Promise.all([
        loadPhoneNumbers().catch(() => undefined),
        loadPasswordStrength(),
      ])
      const context = contextWith(phones, passwordRules?.isCommonPassword)
      const errors = { ...asked, ...joinErrors(values, passwords, context) }
      if (Object.keys(errors).length > 0) return { errors }
      return {
        body: {
          username: values.username.trim().toLowerCase(),
          email: values.email.trim(),
          password: passwords.password,
          nickname: values.nickname,
          phone: typeof context.phone === 'string' ? context.phone : values.phone,
          ...(site.birth_date_required ? { birth_date: birthDay(values.birth_date) } : {}),
          ...(isVersionAsked ? { terms_version: values.terms_version } : {}),
          ...(site.referral_required ? { referral_code: values.referral_code.trim() } : {}),
        },
      }
    },
    send: (body, key) => register(tab, body, key),
    onSent: (_, body) => {
      keepEmail(body.email)
      tab.store.set(joinedAtom, true)
      return draft.clear()
    },
  })
  const fromOperator = submission.fieldErrors
  const errors: JoinErrors = { ...fromOperator, ...asked, ...ruled }

  return {
    site,
    values,
    passwords,
    submission,
    errors,
    availability: { username, nickname, referral },
    terms,
    restoredAt: draft.restoredAt,
    set: (field: keyof JoinDraft & (JoinField | 'country'), text: string) => {
      if (field !== 'country') submission.clearError(field)
      draft.set(field, text)
    },
    setPassword: (field: 'password' | 'confirm', text: string) => {
      submission.clearError(field)
      setPasswords((old) => ({ ...old, [field]: text }))
    },
    setStep: (step: string) => draft.set('step', step),
    /** The player has left the field: its error shows from now on. */
    leave: (field: JoinField) => setLeft((old) => new Set(old).add(field)),
    /** The player wants to go on: the errors of these fields show, also that a field is empty. */
    showErrors: (fields: readonly JoinField[]) => setSubmitted((old) => new Set([...old, ...fields])),
    /** The error of a field, once it is time to show it. */
    errorOf: (field: JoinField) => {
      const error = errors[field]
      if (submitted.has(field) || (left.has(field) && !error?.endsWith('.required'))) return error
      return fromOperator[field] ?? asked[field]
    },
    startOver: async () => {
      setPasswords({ password: '', confirm: '' })
      setLeft(new Set())
      setSubmitted(new Set())
      submission.reset()
      await draft.clear()
    },
  }
}

export type Join = ReturnType<typeof useJoin>
