import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, type FormEvent, type ReactNode } from 'react'
import { sessionAtom } from '../../../session/session.ts'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { Fields } from '../../../ui/fields.tsx'
import { SendButton } from '../../../ui/send-button.tsx'
import { useFaultFocus } from '../../../ui/use-fault-focus.ts'
import styles from './join-form.module.css'
import { JoinQuestion } from './join-question.tsx'
import { useJoin } from './use-join.ts'

interface JoinFormProps {
  renderDocument: (name: 'terms' | 'privacy') => ReactNode
  /** Called once somebody is signed in, here or by another tab. */
  onDone: () => void
}

/** Joining on one page (section 2, free sign-up). */
export function JoinForm({ renderDocument, onDone }: JoinFormProps) {
  const join = useJoin()
  const form = useRef<HTMLFormElement>(null)
  const focusFault = useFaultFocus(form)
  const signedIn = useAtomValue(sessionAtom).state === 'signedIn'
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (signedIn) done()
  }, [signedIn])

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (join.busy) return
    await join.send()
    focusFault()
  }
  const ask = (question: Parameters<typeof JoinQuestion>[0]['question']) => (
    <JoinQuestion join={join} question={question} renderDocument={renderDocument} />
  )
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <h1 className={styles.heading}>
        <Trans comment="Heading of the free sign-up">Join for free</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>
          Rather one question at a time? <Link to="/register-nine">Join step by step</Link>
        </Trans>
      </p>
      <DraftNote restoredAt={join.restoredAt} onStartOver={() => void join.startOver()} />
      <Fields>
        {ask('username')}
        {ask('password')}
        {ask('email')}
        {ask('nickname')}
        {ask('phone')}
        {ask('birth_date')}
        {join.site.referral_required ? ask('referral_code') : null}
        {ask('terms_version')}
      </Fields>
      <FailureLine failure={join.failure} />
      <SendButton busy={join.busy}>
        <Trans comment="Button of the sign-up form">Join</Trans>
      </SendButton>
      <p className={styles.other}>
        <Trans>
          Already a member? <Link to="/login">Sign in</Link>
        </Trans>
      </p>
    </form>
  )
}
