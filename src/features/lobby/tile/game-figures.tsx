import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { decimalsOf } from '@marquee/contract/currency.ts'
import { shortFigures } from '@marquee/contract/short-figures.ts'
import { currencyAtom } from '../../../platform/config/site-config.ts'
import { rtpText } from '../../../ui/rtp-text.ts'

/** A game's return to player. */
export function Rtp({ rtp }: { rtp: number }) {
  const { i18n } = useLingui()
  return <span suppressHydrationWarning>{rtpText(rtp, i18n.locale)}</span>
}

const shortFormats = new Map<string, Intl.NumberFormat>()

/** Cached, because constructing a format is slow and every tile of a table game needs one. */
function shortFormat(language: string): Intl.NumberFormat {
  const format = shortFormats.get(language) ?? shortFigures(language)
  shortFormats.set(language, format)
  return format
}

/** The stakes that a table accepts, minor units, abbreviated. */
export function Limits({ min, max }: { min: number; max: number }) {
  const { i18n } = useLingui()
  const unit = 10 ** decimalsOf(useAtomValue(currencyAtom))
  const short = (amount: number) => shortFormat(i18n.locale).format(amount / unit)
  // Not `formatRange`, which in Korean omits the first unit if both are the same: 50만 would look like 50.
  return (
    <span suppressHydrationWarning>
      {short(min)}–{short(max)}
    </span>
  )
}
