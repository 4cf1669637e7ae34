import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { textIn } from '@marquee/contract/localized.ts'
import type { ReferenceFacts } from '@marquee/contract/inquiry.ts'
import { currencyAtom } from '../../../platform/config/site-config.ts'
import { MoneyAmount } from '../../../ui/money/money.tsx'
import { SiteTime } from '../../../ui/time/site-time.tsx'
import styles from './reference-line.module.css'
import { separator } from '../../../ui/separator.ts'

const labels = {
  round: msg({ message: 'Game round', comment: 'What an inquiry is about' }),
  transaction: msg({ message: 'Transaction', comment: 'What an inquiry is about' }),
  points: msg({ message: 'Points', comment: 'What an inquiry is about' }),
  deposit: msg({ message: 'Deposit', comment: 'What an inquiry is about' }),
  withdraw: msg({ message: 'Withdrawal', comment: 'What an inquiry is about' }),
}

/** The name of a reference: its game, else its kind, with the id until the facts are loaded. */
export function ReferenceName({ facts: { kind, id, game, date } }: { facts: ReferenceFacts }) {
  const { i18n } = useLingui()
  if (game) return textIn(game.title, i18n.locale)
  return (
    <>
      {i18n._(labels[kind])}
      {date === undefined ? <span className={styles.id}> {id}</span> : null}
    </>
  )
}

/** Time and amounts of a reference, if known. */
export function ReferenceDetails({ facts: { kind, date, amount, won } }: { facts: ReferenceFacts }) {
  const currency = useAtomValue(currencyAtom)
  return (
    <>
      {date === undefined ? null : (
        <SiteTime at={Date.parse(date)} format={{ dateStyle: 'medium', timeStyle: 'short' }} />
      )}
      {amount === undefined ? null : (
        <>
          {separator}
          {kind === 'round' ? (
            <Trans comment="The stake of a round, in a line about it">
              Stake <MoneyAmount amount={amount} currency={currency} />
            </Trans>
          ) : kind === 'points' ? (
            <Plural value={amount} one="# point" other="# points" />
          ) : (
            <MoneyAmount amount={amount} currency={currency} />
          )}
        </>
      )}
      {won === undefined ? null : (
        <>
          {separator}
          <Trans comment="The win of a round, in a line about it">
            Win <MoneyAmount amount={won} currency={currency} />
          </Trans>
        </>
      )}
    </>
  )
}
