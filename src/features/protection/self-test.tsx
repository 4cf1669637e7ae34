import { chakra } from '@chakra-ui/react/styled-system'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ChoiceList } from '../../ui/form/choice-list.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import styles from './play-limits-page.module.css'

/** Questions about the last twelve months. The answers count from 0 (never) to 3 (almost always). */
const questions: readonly MessageDescriptor[] = [
  msg`Have you staked more than you could afford to lose?`,
  msg`Have you needed larger stakes to feel the same excitement?`,
  msg`Have you played again to win back what you lost?`,
  msg`Have you borrowed or sold something to play?`,
  msg`Have you felt that playing might be a problem for you?`,
  msg`Has playing caused you stress or poor sleep?`,
  msg`Has anybody worried about how much you play?`,
  msg`Has playing caused money trouble for you or your home?`,
  msg`Have you felt guilty about how you play?`,
]
const answers: readonly MessageDescriptor[] = [
  msg({ message: 'Never', comment: 'Answer of the self-test: how often' }),
  msg({ message: 'Sometimes', comment: 'Answer of the self-test: how often' }),
  msg({ message: 'Most of the time', comment: 'Answer of the self-test: how often' }),
  msg({ message: 'Almost always', comment: 'Answer of the self-test: how often' }),
]

/** Sums from which the risk is high and noticeable, as in common tests (0, 1 to 2, 3 to 7, 8 and more). */
const highRisk = 8
const someRisk = 3

/** A test of risky play. The answers are neither stored nor sent. */
export function SelfTest() {
  const { i18n } = useLingui()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const isDone = questions.every((_, index) => chosen[index] !== undefined && chosen[index] !== '')
  const sum = chosen.reduce((total, one) => total + Number(one), 0)
  return (
    <SectionCard id="self-test" title={<Trans>Test yourself</Trans>}>
      <p className={styles.note}>
        <Trans>Nine questions about the last twelve months. Your answers are neither stored nor sent.</Trans>
      </p>
      <details className={styles.test}>
        <summary>
          <Trans comment="Opens the questions of the self-test">Begin the test</Trans>
        </summary>
        {questions.map((question, index) => (
          <ChoiceList
            key={question.id}
            title={i18n._(question)}
            value={chosen[index] ?? ''}
            choices={answers.map((answer, value) => ({ value: String(value), label: i18n._(answer) }))}
            onChoose={(value) =>
              setChosen((old) => questions.map((_, at) => (at === index ? value : (old[at] ?? ''))))
            }
          />
        ))}
        <chakra.output display="block" marginBlockStart="16px" fontWeight="450">
          {!isDone ? null : sum >= highRisk ? (
            <Trans>
              Your answers suggest that playing does you harm. A break and a talk with a help line can help.
            </Trans>
          ) : sum >= someRisk ? (
            <Trans>Your answers show some risk. A lower limit or a break is a good step.</Trans>
          ) : (
            <Trans>Your answers show little risk. Limits keep it that way.</Trans>
          )}
        </chakra.output>
      </details>
    </SectionCard>
  )
}
