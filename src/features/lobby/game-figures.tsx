import { useLingui } from '@lingui/react'
import { rtpText } from '../../ui/rtp-text.ts'

/** A game's return to player. */
export function Rtp({ rtp }: { rtp: number }) {
  const { i18n } = useLingui()
  return <>{rtpText(rtp, i18n.locale)}</>
}

/** The stakes a table takes, minor units, in short. */
export function Limits({ min, max }: { min: number; max: number }) {
  const { i18n } = useLingui()
  const short = new Intl.NumberFormat(i18n.locale, { notation: 'compact', maximumFractionDigits: 1 })
  // Not `formatRange`: in Korean it leaves out the first unit where both are the same, so that 50만 looks like 50.
  return (
    <>
      {short.format(min)}–{short.format(max)}
    </>
  )
}
