import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { siteConfigAtom } from '../../platform/config/site-config.ts'
import styles from './play-money-line.module.css'

/**
 * Notice in the footer of a site that runs on play money. Its line is there before the configuration is loaded, so that the
 * layout does not shift.
 */
export function PlayMoneyLine() {
  const isPlayMoney = useAtomValue(siteConfigAtom)?.VARIABLES.play_money
  return (
    <p className={styles.line}>{isPlayMoney ? <Trans>Play money · no real money involved</Trans> : null}</p>
  )
}
