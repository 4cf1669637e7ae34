import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useRef, useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { Nickname } from '../../contract/account-rules.ts'
import type { Me } from '../../contract/account.ts'
import type { Failure } from '../../contract/result.ts'
import { siteConfigAtom } from '../../platform/site-config.ts'
import { DraftNote } from '../../ui/draft-note.tsx'
import { FailureLine } from '../../ui/failure-line.tsx'
import { faultWords } from '../../ui/fault-words.ts'
import { withoutFault } from '../../ui/faults.ts'
import { Fields } from '../../ui/fields.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { useFaultFocus } from '../../ui/use-fault-focus.ts'
import { AvailabilityMark } from './availability-mark.tsx'
import { FormFoot } from './form-foot.tsx'
import { useNicknameAvailability } from './join/use-availability.ts'
import { changeMe } from './me.ts'
import { PhoneField } from './phone-field.tsx'
import { loadPhoneNumbers, usePhoneNumbers } from './use-phone-numbers.ts'

interface ProfileFormProps {
  player: string
  me: Me
  onClose: () => void
}

/** Edits nickname and phone; a memo announces the change. */
export function ProfileForm({ player, me, onClose }: ProfileFormProps) {
  const { t, i18n } = useLingui()
  const site = useAtomValue(siteConfigAtom)?.VARIABLES.country ?? 'KR'
  const draft = useDraft(player, 'profile', { nickname: me.nickname, phone: me.phone, country: site })
  const { nickname, phone, country } = draft.values
  const numbers = usePhoneNumbers()
  // Untouched it is stored with its calling code, which stands beside it already.
  const stored = phone === me.phone ? numbers?.toNational(phone, country) : undefined
  const shown = stored ?? { text: phone, country }
  const [faults, setFaults] = useState<Partial<Record<'nickname' | 'phone', string | undefined>>>({})
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusFault = useFaultFocus(form)
  const rule = nicknameFault(nickname)
  const free = useNicknameAvailability(nickname, rule === undefined, me.nickname)
  const words = (key: string | undefined) => (key === undefined ? undefined : i18n._(faultWords(key)))

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setFailure(undefined)
    const plans = await loadPhoneNumbers().catch(() => undefined)
    const e164 = plans ? plans.toE164(phone, country) : phone
    const wrongPhone =
      phone.trim() === '' ? 'phone.required' : e164 === undefined ? 'phone.invalid' : undefined
    const wrongName = rule ?? (free === 'taken' ? 'nickname.taken' : undefined)
    setFaults({
      ...(wrongName ? { nickname: wrongName } : {}),
      ...(wrongPhone ? { phone: wrongPhone } : {}),
    })
    if (wrongName !== undefined || e164 === undefined || wrongPhone !== undefined) return focusFault()
    setBusy(true)
    const body = { nickname, phone: e164 }
    const answer = await changeMe(player, body, await draft.keyFor(JSON.stringify(body)))
    setBusy(false)
    if (!answer.ok) {
      setFaults(answer.fields ?? {})
      if (!answer.fields) setFailure(answer)
      return focusFault()
    }
    await draft.clear()
    toast('success', t`Your profile has been changed.`)
    onClose()
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <DraftNote restoredAt={draft.restoredAt} onStartOver={() => void draft.clear()} />
      <Fields>
        <TextField
          label={t`Nickname`}
          name="nickname"
          autoComplete="nickname"
          value={nickname}
          onChange={(event) => {
            draft.set('nickname', event.target.value)
            setFaults((old) => withoutFault(old, 'nickname'))
          }}
          error={words(faults.nickname ?? (free === 'taken' ? 'nickname.taken' : undefined))}
          hint={free === 'free' ? t`This nickname is free.` : undefined}
          end={<AvailabilityMark state={free} free={t`This nickname is free.`} />}
        />
        <PhoneField
          value={shown.text}
          country={shown.country}
          onChange={(nextPhone, nextCountry) => {
            if (nextPhone !== phone) draft.set('phone', nextPhone)
            if (nextCountry !== country) draft.set('country', nextCountry)
            setFaults((old) => withoutFault(old, 'phone'))
          }}
          onBlur={() => {}}
          error={words(faults.phone)}
        />
      </Fields>
      <FailureLine failure={failure} />
      <FormFoot
        busy={busy}
        onCancel={() => {
          void draft.clear()
          onClose()
        }}
      >
        <Trans comment="Button of a form that changes the player's own data">Save</Trans>
      </FormFoot>
    </form>
  )
}

function nicknameFault(text: string): string | undefined {
  if (text.trim() === '') return 'nickname.required'
  const result = v.safeParse(Nickname, text)
  return result.success ? undefined : result.issues[0].message
}
