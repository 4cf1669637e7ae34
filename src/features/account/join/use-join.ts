import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { Nickname } from '@marquee/contract/account-rules.ts'
import { SiteVariables } from '@marquee/contract/config.ts'
import { siteDayOf } from '@marquee/contract/site-day.ts'
import { languageAtom } from '../../../platform/preferences.ts'
import { emailAtom } from '../../../platform/remembered-login.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { documentSourceAtom } from '../../../platform/config/site-documents.ts'
import { register } from '../../../session/register.ts'
import { useTab } from '../../../session/tab.ts'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { birthDay } from '../fields/birth-text.ts'
import { homeCountry } from '../fields/home-country.ts'
import { loadPasswordStrength, usePasswordStrength } from '../password/use-password-strength.ts'
import { loadPhoneNumbers, usePhoneNumbers } from '../fields/use-phone-numbers.ts'
import { joinedAtom } from './joined.ts'
import { hasField, type JoinField, joinFields, linkedTerms, noTerms } from './join-fields.ts'
import { type JoinContext, joinDraft, type JoinDraft, joinErrors, type JoinErrors } from './join-values.ts'
import { useNicknameAvailability, useReferralCheck, useUsernameAvailability } from './use-availability.ts'
import { useTermsVersion } from './use-terms-version.ts'

const defaults = v.parse(SiteVariables, { title: '-' })

/** State shared by both ways of joining: the texts, their errors, and the submission. */
export function useJoin() {
  const tab = useTab()
  const site = useAtomValue(siteConfigAtom)?.VARIABLES ?? defaults
  const [storedEmail, storeEmail] = useAtom(emailAtom)
  const country = homeCountry(tab.environment.navigator?.languages ?? [], site.country)
  const draft = useDraft(undefined, 'join', { ...joinDraft, country, email: storedEmail })
  const values = draft.values
  const [passwords, setPasswords] = useState({ password: '', confirm: '' })
  const [visited, setVisited] = useState<ReadonlySet<JoinField>>(new Set())
  const [submitted, setSubmitted] = useState<ReadonlySet<JoinField>>(new Set())
  const username = useUsernameAvailability(values.username)
  const nickname = useNicknameAvailability(values.nickname, v.is(Nickname, values.nickname))
  const referral = useReferralCheck(site.referral_required ? values.referral_code : '')
  const numbers = usePhoneNumbers()
  const strength = usePasswordStrength(passwords.password !== '')
  const language = useAtomValue(languageAtom)
  const published = useAtomValue(documentSourceAtom)('terms', language)
  const needsVersion = site.terms_version_required && published?.from === 'operator'
  const version = useTermsVersion(needsVersion)
  const terms = needsVersion ? version : published ? linkedTerms : noTerms

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
  const invalid = joinErrors(values, passwords, contextWith(numbers, strength?.isCommonPassword))
  const taken: JoinErrors = {
    ...(username === 'taken' ? { username: 'username.taken' } : {}),
    ...(nickname === 'taken' ? { nickname: 'nickname.taken' } : {}),
    ...(referral === 'taken' ? { referral_code: 'referral_code.unknown' } : {}),
  }
  const submission = useSubmit({
    fields: joinFields.filter((field) => hasField(field, site)),
    check: async () => {
      setSubmitted(new Set(joinFields))
      const [phones, passwordRules] = await Promise.all([
        loadPhoneNumbers().catch(() => undefined),
        loadPasswordStrength(),
      ])
      const context = contextWith(phones, passwordRules?.isCommonPassword)
      const errors = { ...taken, ...joinErrors(values, passwords, context) }
      if (Object.keys(errors).length > 0) return { errors }
      return {
        body: {
          username: values.username.trim().toLowerCase(),
          email: values.email.trim(),
          password: passwords.password,
          nickname: values.nickname,
          phone: typeof context.phone === 'string' ? context.phone : values.phone,
          ...(site.birth_date_required ? { birth_date: birthDay(values.birth_date) } : {}),
          ...(needsVersion ? { terms_version: values.terms_version } : {}),
          ...(site.referral_required ? { referral_code: values.referral_code.trim() } : {}),
        },
      }
    },
    send: (body, key) => register(tab, body, key),
    onSent: (_, body) => {
      storeEmail(body.email)
      tab.store.set(joinedAtom, true)
      // The form is emptied before it leaves the page, and would announce that each field is missing.
      setSubmitted(new Set())
      setVisited(new Set())
      return draft.clear()
    },
  })
  const fromOperator = submission.fieldErrors
  const errors: JoinErrors = { ...fromOperator, ...taken, ...invalid }

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
    /** Marks a field as visited, so that its error shows. */
    leave: (field: JoinField) => setVisited((old) => new Set(old).add(field)),
    /** Shows the errors of these fields, even that they are empty. */
    showErrors: (fields: readonly JoinField[]) => setSubmitted((old) => new Set([...old, ...fields])),
    /** The error of a field, if it is to be shown. */
    errorOf: (field: JoinField) => {
      const error = errors[field]
      if (submitted.has(field) || (visited.has(field) && !error?.endsWith('.required'))) return error
      return fromOperator[field] ?? taken[field]
    },
    startOver: async () => {
      setPasswords({ password: '', confirm: '' })
      setVisited(new Set())
      setSubmitted(new Set())
      submission.reset()
      await draft.clear()
    },
  }
}

export type Join = ReturnType<typeof useJoin>
