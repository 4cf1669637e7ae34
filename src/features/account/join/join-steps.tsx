import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, type FormEvent, type ReactNode } from 'react'
import { sessionAtom } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { Fields } from '../../../ui/fields.tsx'
import { SendButton } from '../../../ui/send-button.tsx'
import { useFaultFocus } from '../../../ui/use-fault-focus.ts'
import { JoinQuestion } from './join-question.tsx'
import { type JoinStep, openStep, readStep, stepOfFaults, stepsOf } from './join-step.ts'
import styles from './join-steps.module.css'
import { useJoin } from './use-join.ts'
import { useSwipe } from './use-swipe.ts'

const titles = {
  username: msg`Choose your ID`,
  email: msg`What is your e-mail address?`,
  nickname: msg`What shall we call you?`,
  phone: msg`What is your phone number?`,
  birth_date: msg`When were you born?`,
  referral_code: msg`Who told you of us?`,
  password: msg`Choose a password`,
  terms_version: msg`Terms and privacy`,
}

interface JoinStepsProps {
  /** The step that the address names; where the player had left when it names none. */
  step: JoinStep | undefined
  /** Goes to a step; `back` when it is the one that the player came from. */
  onStep: (step: JoinStep, how: 'on' | 'back' | 'replace') => void
  renderDocument: (name: 'terms' | 'privacy') => ReactNode
  onDone: () => void
}

/** Joining one question a step (section 2, `/register-nine`): swipe or press on and back, goes on where it was left. */
export function JoinSteps({ step, onStep, renderDocument, onDone }: JoinStepsProps) {
  const { i18n } = useLingui()
  const join = useJoin()
  const form = useRef<HTMLFormElement>(null)
  const focusFault = useFaultFocus(form)
  const signedIn = useAtomValue(sessionAtom).state === 'signedIn'
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (signedIn) done()
  }, [signedIn])

  const steps = stepsOf(join.site.referral_required)
  const current = openStep(steps, step ?? readStep(join.values.step), join.faults)
  const at = steps.indexOf(current)
  const next = steps[at + 1]
  const before = steps[at - 1]
  const number = at + 1
  const count = steps.length

  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    form.current?.querySelector<HTMLElement>('input:not([type=checkbox])')?.focus({ preventScroll: true })
  }, [current, form, shown])

  const goOn = async (): Promise<void> => {
    if (join.busy) return
    if (next === undefined) {
      const answer = await join.send()
      const faults = 'ok' in answer ? (answer.ok ? {} : (answer.fields ?? {})) : answer
      const first = stepOfFaults(steps, faults)
      if (first !== undefined && first !== current) onStep(first, 'replace')
      return focusFault()
    }
    if (stepOfFaults([current], join.faults) !== undefined) {
      join.press(current === 'password' ? ['password', 'confirm'] : [current])
      return focusFault()
    }
    join.setStep(next)
    onStep(next, 'on')
  }
  const goBack = () => {
    if (before !== undefined) onStep(before, 'back')
  }
  const swipe = useSwipe({ onNext: () => next && void goOn(), onBack: goBack })

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      {...swipe}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void goOn()
      }}
    >
      <div className={styles.progress}>
        <span className={styles.bars} aria-hidden="true">
          {steps.map((one, index) => (
            <i key={one} data-done={index <= at ? '' : undefined} />
          ))}
        </span>
        <output className={styles.count}>
          <Trans comment="Progress of joining">
            Question {number} of {count}
          </Trans>
        </output>
      </div>
      <DraftNote
        restoredAt={step === undefined ? join.restoredAt : undefined}
        onStartOver={() => {
          void join.startOver()
          onStep('username', 'replace')
        }}
      />
      <div key={current} className={styles.question}>
        <h1 className={styles.heading}>{i18n._(titles[current])}</h1>
        <Fields>
          <JoinQuestion join={join} question={current} renderDocument={renderDocument} />
        </Fields>
      </div>
      <FailureLine failure={join.failure} />
      {next === undefined ? (
        <SendButton busy={join.busy}>
          <Trans comment="Button of the sign-up form">Join</Trans>
        </SendButton>
      ) : (
        <Button type="submit" variant="filled" wide>
          <Trans comment="Button to the next question">Next</Trans>
        </Button>
      )}
      {before === undefined ? (
        <p className={styles.other}>
          <Trans>
            Rather all at once? <Link to="/account/register">Join on one page</Link>
          </Trans>
        </p>
      ) : (
        <Button variant="quiet" wide icon="back" onClick={goBack}>
          <Trans comment="Button to the question before">Previous question</Trans>
        </Button>
      )}
    </form>
  )
}
