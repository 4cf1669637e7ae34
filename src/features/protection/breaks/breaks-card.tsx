import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { ProtectionRules, StopBody } from '@marquee/contract/protection.ts'
import { playStopAtom } from '../../../session/play-stop.ts'
import { useTab } from '../../../session/tab.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceList } from '../../../ui/form/choice-list.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { ErrorLine } from '../../../ui/states/error-line.tsx'
import { stopEnd } from '../change-queue.ts'
import { daysText, monthsText } from '../length-text.ts'
import { useProtectionChange } from '../use-protection-change.ts'
import styles from '../play-limits-page.module.css'
import { StopButton } from './stop-button.tsx'

/** The value of the choice of an exclusion that never ends. */
const forever = 'forever'

type Rules = Pick<ProtectionRules, 'time_outs' | 'exclusions' | 'exclusion_for_good'>

/**
 * Buttons and forms for taking a break: 24 hours, a time-out, an exclusion. During a break only longer ones are offered, and every
 * exclusion, which is more than a break, until one is in force.
 */
export function BreaksCard({ rules }: { rules: Rules }) {
  const { t, i18n } = useLingui()
  const { clock } = useTab()
  const stop = useAtomValue(playStopAtom)
  const isOffered = (body: StopBody) => {
    if (!stop || (body.kind === 'exclusion' && stop.kind !== 'exclusion')) return true
    const end = stopEnd(body, clock.now())
    return stop.until !== null && (end === null || end > stop.until)
  }
  const timeOuts = rules.time_outs.filter((days) => isOffered({ kind: 'time_out', days }))
  const exclusions = [
    ...rules.exclusions
      .filter((months) => isOffered({ kind: 'exclusion', months }))
      .map((months) => ({ value: String(months), label: monthsText(months, i18n.locale) })),
    ...(rules.exclusion_for_good && isOffered({ kind: 'exclusion', months: null })
      ? [{ value: forever, label: t({ message: 'Permanently', comment: 'An exclusion that never ends' }) }]
      : []),
  ]
  if (stop && timeOuts.length + exclusions.length === 0) return null
  return (
    <SectionCard
      id="breaks"
      title={<Trans comment="Heading: ways to stop playing for a while">Take a break</Trans>}
    >
      <p className={styles.note}>
        <Trans>
          During a break you cannot play or deposit, and we will not send you marketing. You can still sign
          in, withdraw and contact support.
        </Trans>
      </p>
      <StopButton variant="soft" wide />
      {timeOuts.length === 0 ? null : (
        <BreakForm
          title={t({ message: 'Time-out', comment: 'A break of days or weeks' })}
          choices={timeOuts.map((days) => ({
            value: String(days),
            label: daysText(days, i18n.locale),
          }))}
          question={(length) => t`No games or deposits for ${length}. You cannot end this early.`}
          bodyOf={(value) => ({ kind: 'time_out', days: Number(value) })}
        />
      )}
      {exclusions.length === 0 ? null : (
        <BreakForm
          title={t({ message: 'Self-exclusion', comment: 'A break of months or years, or for good' })}
          choices={exclusions}
          question={(length) =>
            t`Self-exclusion: ${length}. You cannot play, deposit or open another account, and you cannot end it early. You can still withdraw your balance.`
          }
          bodyOf={(value) => ({ kind: 'exclusion', months: value === forever ? null : Number(value) })}
        />
      )}
    </SectionCard>
  )
}

interface BreakFormProps {
  title: string
  choices: readonly { readonly value: string; readonly label: string }[]
  question: (length: string) => string
  bodyOf: (value: string) => StopBody
}

/** A choice of lengths with a confirmation. */
function BreakForm({ title, choices, question, bodyOf }: BreakFormProps) {
  const [value, setValue] = useState('')
  const { send, isBusy, error } = useProtectionChange()
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <div className={styles.break}>
      <ChoiceList title={title} value={value} choices={choices} onChoose={setValue} />
      {chosen ? (
        <div className={styles.confirm} role="group" aria-label={title}>
          <p>{question(chosen.label)}</p>
          <div className={styles.actions}>
            <Button busy={isBusy} onClick={() => void send({ call: 'stopPlay', body: bodyOf(value) })}>
              <Trans comment="Button: begins the break that was chosen">Start the break</Trans>
            </Button>
            <Button variant="quiet" onClick={() => setValue('')}>
              <Trans comment="Closes a form without sending it">Cancel</Trans>
            </Button>
          </div>
        </div>
      ) : null}
      {error ? <ErrorLine error={error} /> : null}
    </div>
  )
}
