import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { sessionAtom } from '../../../session/session.ts'
import { DraftNote } from '../../../ui/form/draft-note.tsx'
import { ErrorLine } from '../../../ui/states/error-line.tsx'
import { Fields } from '../../../ui/form/fields.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import forms from '../account-form.module.css'
import { hasField } from './join-fields.ts'
import { JoinQuestion } from './join-question.tsx'
import { useJoin } from './use-join.ts'

interface JoinFormProps {
  renderDocument: (name: 'terms' | 'privacy') => ReactNode
  /** Called once a player is signed in, in this tab or another one. */
  onDone: () => void
}

/** Joining on one page (spec §2, free sign-up). */
export function JoinForm({ renderDocument, onDone }: JoinFormProps) {
  const join = useJoin()
  const signedIn = useAtomValue(sessionAtom).state === 'signedIn'
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (signedIn) done()
  }, [signedIn])

  const renderQuestion = (question: Parameters<typeof JoinQuestion>[0]['question']) => (
    <JoinQuestion join={join} question={question} renderDocument={renderDocument} />
  )
  return (
    <form {...join.submission.formProps}>
      <h1 className={forms.heading}>
        <Trans comment="Heading of the free sign-up">Join for free</Trans>
      </h1>
      <p className={forms.lead}>
        <Trans>
          Prefer one question at a time? <Link to="/register-nine">Join step by step</Link>
        </Trans>
      </p>
      <DraftNote restoredAt={join.restoredAt} onStartOver={() => void join.startOver()} />
      <Fields>
        {renderQuestion('username')}
        {renderQuestion('password')}
        {renderQuestion('email')}
        {renderQuestion('nickname')}
        {renderQuestion('phone')}
        {hasField('birth_date', join.site) ? renderQuestion('birth_date') : null}
        {hasField('referral_code', join.site) ? renderQuestion('referral_code') : null}
        {renderQuestion('terms_version')}
      </Fields>
      <SendButton busy={join.submission.isBusy}>
        <Trans comment="Button of the sign-up form">Join</Trans>
      </SendButton>
      <ErrorLine error={join.submission.error} />
      <p className={forms.other}>
        <Trans>
          Already a member? <Link to="/login">Sign in</Link>
        </Trans>
      </p>
    </form>
  )
}
