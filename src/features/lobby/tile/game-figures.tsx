import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { decimalsOf } from '../../../contract/currency.ts'
import { currencyAtom } from '../../../platform/config/site-config.ts'
import { rtpText } from '../../../ui/rtp-text.ts'

/** A game's return to player. */
export function Rtp({ rtp }: { rtp: number }) {
  const { i18n } = useLingui()
  return <>{rtpText(rtp, i18n.locale)}</>
}

/** The stakes that a table accepts, minor units, abbreviated. */
export function Limits({ min, max }: { min: number; max: number }) {
  const { i18n } = useLingui()
  const unit = 10 ** decimalsOf(useAtomValue(currencyAtom))
  // Significant digits, not decimals: 0.05 of a currency with large units must not read 0.1.
  const short = new Intl.NumberFormat(i18n.locale, { notation: 'compact', maximumSignificantDigits: 3 })
  // Not `formatRange`: in Korean it leaves out the first unit where both are the same, so that 50만 looks like 50.
  return (
    <>
      {short.format(min / unit)}–{short.format(max / unit)}
    </>
  )
}
