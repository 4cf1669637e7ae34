import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Nickname } from '@marquee/contract/account-rules.ts'
import type { Me } from '@marquee/contract/me.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { fieldErrorMessage } from '../../../ui/form/field-error-message.ts'
import { presentErrors, textErrorOf } from '../../../ui/form/field-errors.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { useToast } from '../../../ui/toast/toast.ts'
import { AvailabilityMark } from '../fields/availability-mark.tsx'
import { PhoneField } from '../fields/phone-field.tsx'
import { loadPhoneNumbers, usePhoneNumbers } from '../fields/use-phone-numbers.ts'
import { useNicknameAvailability } from '../join/use-availability.ts'
import { changeMe } from '../me/change-me.ts'
import { EditForm } from './edit-form.tsx'
import { useTab } from '../../../session/tab.ts'

interface ProfileFormProps {
  player: string
  me: Me
  onClose: () => void
}

/** Edits nickname and phone; a memo announces the change. */
export function ProfileForm({ player, me, onClose }: ProfileFormProps) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const tab = useTab()
  const siteCountry = useAtomValue(siteConfigAtom)?.VARIABLES.country ?? 'KR'
  const draft = useDraft(player, 'profile', { nickname: me.nickname, phone: me.phone, country: siteCountry })
  const { nickname, phone, country } = draft.values
  const numbers = usePhoneNumbers()
  // The stored number has the calling code, which the field shows separately.
  const stored = phone === me.phone ? numbers?.toNational(phone, country) : undefined
  const shown = stored ?? { text: phone, country }
  const nicknameError = textErrorOf(Nickname, nickname, 'nickname.required')
  const availability = useNicknameAvailability(nickname, nicknameError === undefined, me.nickname)
  const submission = useSubmit({
    fields: ['nickname', 'phone'],
    check: async () => {
      const loaded = await loadPhoneNumbers().catch(() => undefined)
      // Without the numbering plans, only the operator validates the number.
      const e164 = loaded ? loaded.toE164(phone, country) : phone
      const errors = presentErrors<'nickname' | 'phone'>({
        nickname: nicknameError ?? (availability === 'taken' ? 'nickname.taken' : undefined),
        phone: phone.trim() === '' ? 'phone.required' : e164 === undefined ? 'phone.invalid' : undefined,
      })
      return e164 === undefined || Object.keys(errors).length > 0
        ? { errors }
        : { body: { nickname, phone: e164 } }
    },
    send: (body, key) => changeMe(tab, player, body, key),
    keyFor: draft.keyFor,
    onSent: async () => {
      await draft.clear()
      toast('success', t`Your profile has been changed.`)
      onClose()
    },
  })
  const { errorOf, clearError } = submission

  return (
    <EditForm submission={submission} draft={draft} onClose={onClose}>
      <TextField
        label={t`Nickname`}
        name="nickname"
        autoComplete="nickname"
        value={nickname}
        onChange={(event) => {
          draft.set('nickname', event.target.value)
          clearError('nickname')
        }}
        error={
          errorOf('nickname') ??
          (availability === 'taken' ? i18n._(fieldErrorMessage('nickname.taken')) : undefined)
        }
        hint={availability === 'free' ? t`This nickname is available.` : undefined}
        end={<AvailabilityMark state={availability} free={t`This nickname is available.`} />}
      />
      <PhoneField
        value={shown.text}
        country={shown.country}
        onChange={(nextPhone, nextCountry) => {
          if (nextPhone !== phone) draft.set('phone', nextPhone)
          if (nextCountry !== country) draft.set('country', nextCountry)
          clearError('phone')
        }}
        onBlur={() => {}}
        error={errorOf('phone')}
      />
    </EditForm>
  )
}
