import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { EmailField } from '../../../ui/form/email-field.tsx'
import { fieldErrorMessage } from '../../../ui/form/field-error-message.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { AvailabilityMark } from '../fields/availability-mark.tsx'
import { BirthField } from '../fields/birth-field.tsx'
import { ConfirmPassword, NewPassword } from '../password/new-password.tsx'
import { PhoneField } from '../fields/phone-field.tsx'
import type { JoinField } from './join-fields.ts'
import { TermsConsent } from './terms-consent.tsx'
import type { Join } from './use-join.ts'

interface JoinQuestionProps {
  join: Join
  question: Exclude<JoinField, 'confirm'>
  /** Renders the terms or the privacy policy. */
  renderDocument: (name: 'terms' | 'privacy') => ReactNode
}

/** One question of joining: a field with its label, hint and error. */
export function JoinQuestion({ join, question, renderDocument }: JoinQuestionProps) {
  const { t, i18n } = useLingui()
  const { values, availability } = join
  const error = (field: JoinField) => {
    const key = join.errorOf(field)
    return key === undefined ? undefined : i18n._(fieldErrorMessage(key, join.site.minimum_age))
  }
  if (question === 'username') {
    return (
      <TextField
        label={t`Username`}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={values.username}
        onChange={(event) => join.set('username', event.target.value)}
        onBlur={() => join.leave('username')}
        error={error('username')}
        hint={
          availability.username === 'free'
            ? t`This username is available.`
            : t`4 to 20 characters: lowercase letters a–z, digits and _.`
        }
        end={<AvailabilityMark state={availability.username} free={t`This username is available.`} />}
      />
    )
  }
  if (question === 'email') {
    return (
      <EmailField
        value={values.email}
        onText={(email) => join.set('email', email)}
        onBlur={() => join.leave('email')}
        error={error('email')}
        hint={t`Only used to reset your password.`}
      />
    )
  }
  if (question === 'nickname') {
    return (
      <TextField
        label={t`Nickname`}
        name="nickname"
        autoComplete="nickname"
        value={values.nickname}
        onChange={(event) => join.set('nickname', event.target.value)}
        onBlur={() => join.leave('nickname')}
        error={error('nickname')}
        hint={
          availability.nickname === 'free'
            ? t`This nickname is available.`
            : t`Others may see it. You can change it later.`
        }
        end={<AvailabilityMark state={availability.nickname} free={t`This nickname is available.`} />}
      />
    )
  }
  if (question === 'phone') {
    return (
      <PhoneField
        value={values.phone}
        country={values.country}
        onChange={(phone, country) => {
          if (phone !== values.phone) join.set('phone', phone)
          if (country !== values.country) join.set('country', country)
        }}
        onBlur={() => join.leave('phone')}
        error={error('phone')}
      />
    )
  }
  if (question === 'birth_date') {
    return (
      <BirthField
        value={values.birth_date}
        onChange={(birth) => join.set('birth_date', birth)}
        onBlur={() => join.leave('birth_date')}
        error={error('birth_date')}
        hint={t`You must be at least ${join.site.minimum_age}.`}
      />
    )
  }
  if (question === 'referral_code') {
    return (
      <TextField
        label={t`Referral code`}
        name="referral_code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={values.referral_code}
        onChange={(event) => join.set('referral_code', event.target.value)}
        onBlur={() => join.leave('referral_code')}
        error={error('referral_code')}
        hint={
          availability.referral === 'free' ? t`This code is valid.` : t`From the person who referred you.`
        }
        end={<AvailabilityMark state={availability.referral} free={t`This code is valid.`} />}
      />
    )
  }
  if (question === 'password') {
    return (
      <>
        <NewPassword
          label={t`Password`}
          value={join.passwords.password}
          onChange={(text) => join.setPassword('password', text)}
          onBlur={() => join.leave('password')}
          error={error('password')}
          own={[values.username, values.nickname, values.email]}
        />
        <ConfirmPassword
          value={join.passwords.confirm}
          onChange={(text) => join.setPassword('confirm', text)}
          onBlur={() => join.leave('confirm')}
          error={error('confirm')}
        />
      </>
    )
  }
  return (
    <TermsConsent
      version={join.terms}
      accepted={values.terms_version !== '' && values.terms_version === join.terms}
      onAccept={(version) => join.set('terms_version', version)}
      error={error('terms_version')}
      renderDocument={renderDocument}
    />
  )
}
