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
  msg`Have you bet more than you could really afford to lose?`,
  msg`Have you needed to gamble with larger amounts of money to get the same feeling of excitement?`,
  msg`When you gambled, did you go back another day to try to win back the money you lost?`,
  msg`Have you borrowed money or sold anything to get money to gamble?`,
  msg`Have you felt that you might have a problem with gambling?`,
  msg`Has gambling caused you any health problems, including stress or anxiety?`,
  msg`Have people criticised your betting or told you that you had a gambling problem, whether or not you thought it was true?`,
  msg`Has your gambling caused any financial problems for you or your household?`,
  msg`Have you felt guilty about the way you gamble or what happens when you gamble?`,
]
const answers: readonly MessageDescriptor[] = [
  msg({ message: 'Never', context: 'how often', comment: 'Answer of the self-test: how often' }),
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
    <SectionCard id="self-test" title={<Trans>Self-assessment</Trans>}>
      <p className={styles.note}>
        <Trans>Nine questions about the last twelve months. Your answers are neither stored nor sent.</Trans>
      </p>
      <details className={styles.test}>
        <summary>
          <Trans comment="Opens the questions of the self-test">Start the test</Trans>
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
              Your answers suggest that playing may be harming you. Taking a break and talking to someone can
              help.
            </Trans>
          ) : sum >= someRisk ? (
            <Trans>Your answers show some risk. Consider a lower limit or a break.</Trans>
          ) : (
            <Trans>Your answers show little risk. Limits can help keep it that way.</Trans>
          )}
        </chakra.output>
      </details>
    </SectionCard>
  )
}
