import { useLingui } from '@lingui/react'
import type { CSSProperties } from 'react'
import styles from './big-money.module.css'
import { moneyText } from './money-text.ts'
import { useCounting } from './use-counting.ts'

interface BigMoneyProps {
  /** Minor units. */
  amount: number
  currency: string
}

/** A large amount that counts to a new value; its unit is smaller than its figure. */
export function BigMoney({ amount, currency }: BigMoneyProps) {
  const { i18n } = useLingui()
  const shown = useCounting(amount)
  const { before, figure, after } = splitMoney(moneyText(shown, currency, i18n.locale))
  // Screen readers get the final amount, and not every step of the counting.
  const spoken = moneyText(amount, currency, i18n.locale)
  const style = { '--figures': spoken.length } as CSSProperties
  return (
    <span className={styles.money}>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
      <span aria-hidden="true" className={styles.shown} style={style}>
        {before ? <small>{before}</small> : null}
        {figure}
        {after ? <small>{after}</small> : null}
      </span>
    </span>
  )
}

/** Splits a formatted amount into its figure and the text before and after it. */
function splitMoney(text: string): { before: string; figure: string; after: string } {
  const [, before = '', figure = text, after = ''] = /^(\D*)(.*\d)(\D*)$/s.exec(text) ?? []
  return { before, figure, after }
}
