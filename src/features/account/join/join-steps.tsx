import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { sessionAtom } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { DraftNote } from '../../../ui/form/draft-note.tsx'
import { ErrorLine } from '../../../ui/states/error-line.tsx'
import { Fields } from '../../../ui/form/fields.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { JoinQuestion } from './join-question.tsx'
import { type JoinStep, readStep } from './join-step.ts'
import { currentStep, firstInvalidStep, stepsOf } from './step-order.ts'
import forms from '../account-form.module.css'
import styles from './join-steps.module.css'
import { useJoin } from './use-join.ts'
import { useSwipe } from './use-swipe.ts'
import { icons } from '../../../ui/icon/icons.ts'

const titles = {
  username: msg`Choose your username`,
  email: msg`What is your e-mail address?`,
  nickname: msg`What should we call you?`,
  phone: msg`What is your phone number?`,
  birth_date: msg`When were you born?`,
  referral_code: msg`Who referred you?`,
  password: msg`Choose a password`,
  terms_version: msg`Terms and privacy`,
}

interface JoinStepsProps {
  /** The step in the address; undefined to resume the draft. */
  step: JoinStep | undefined
  /** Navigates to a step; `back` for the previous one. */
  onStep: (step: JoinStep, how: 'next' | 'back' | 'replace') => void
  renderDocument: (name: 'terms' | 'privacy') => ReactNode
  onDone: () => void
}

/** Joining with one question per step (spec §2, `/register-nine`), with buttons and swipes to navigate. */
export function JoinSteps({ step, onStep, renderDocument, onDone }: JoinStepsProps) {
  const { i18n } = useLingui()
  const join = useJoin()
  const { submission } = join
  const { ref: form } = submission.formProps
  const signedIn = useAtomValue(sessionAtom).state === 'signedIn'
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (signedIn) done()
  }, [signedIn])

  const steps = stepsOf(join.site)
  const [edited, setEdited] = useState<{ question: JoinStep; step: JoinStep | undefined }>()
  const allowed = currentStep(steps, step ?? readStep(join.values.step), join.errors)
  // A late error, as of a taken name, returns to its question. Correcting it must not move on by itself: the player is still
  // typing, and their click on "Next" would be one in the next question.
  const pinned = edited?.step === step ? edited?.question : undefined
  const current = pinned !== undefined && steps.indexOf(pinned) < steps.indexOf(allowed) ? pinned : allowed
  const at = steps.indexOf(current)
  const next = steps[at + 1]
  const previous = steps[at - 1]
  const number = at + 1
  const count = steps.length

  const lastStep = useRef(current)
  useEffect(() => {
    if (lastStep.current === current) return
    lastStep.current = current
    form.current?.querySelector<HTMLElement>('input:not([type=checkbox])')?.focus({ preventScroll: true })
  }, [current, form, lastStep])

  const goNext = async (): Promise<void> => {
    if (next === undefined) {
      const first = firstInvalidStep(steps, await submission.submit())
      if (first !== undefined && first !== current) onStep(first, 'replace')
    } else if (firstInvalidStep([current], join.errors) !== undefined) {
      join.showErrors(current === 'password' ? ['password', 'confirm'] : [current])
      submission.focusFirstError()
    } else {
      setEdited(undefined)
      join.setStep(next)
      onStep(next, 'next')
    }
  }
  const goBack = () => {
    if (previous !== undefined) onStep(previous, 'back')
  }
  const swipe = useSwipe({ onNext: () => next && void goNext(), onBack: goBack })

  return (
    <form
      {...submission.formProps}
      className={styles.form}
      {...swipe}
      onInput={() => setEdited({ question: current, step })}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void goNext()
      }}
    >
      <Box m="0 2px 20px">
        <span className={styles.bars} aria-hidden="true">
          {steps.map((one, index) => (
            <i key={one} data-done={index <= at ? '' : undefined} />
          ))}
        </span>
        <chakra.output textStyle="note" display="block" mt="8px" color="subText">
          <Trans comment="Progress of joining">
            Question {number} of {count}
          </Trans>
        </chakra.output>
      </Box>
      <DraftNote
        restoredAt={step === undefined ? join.restoredAt : undefined}
        onStartOver={() => {
          void join.startOver()
          onStep('username', 'replace')
        }}
      />
      <div key={current} className={styles.question}>
        <h1 className={`${forms.heading} ${styles.heading}`}>{i18n._(titles[current])}</h1>
        <Fields>
          <JoinQuestion join={join} question={current} renderDocument={renderDocument} />
        </Fields>
      </div>
      {next === undefined ? (
        <SendButton busy={submission.isBusy}>
          <Trans comment="Button of the sign-up form">Join</Trans>
        </SendButton>
      ) : (
        <Button type="submit" wide>
          <Trans comment="Button to the next question">Next</Trans>
        </Button>
      )}
      <ErrorLine error={submission.error} />
      {previous === undefined ? (
        <p className={forms.other}>
          <Trans>
            Prefer one page? <Link to="/account/register">Join on one page</Link>
          </Trans>
        </p>
      ) : (
        <Button variant="quiet" wide icon={icons.back} onClick={goBack}>
          <Trans comment="Button to the question before">Previous question</Trans>
        </Button>
      )}
    </form>
  )
}
