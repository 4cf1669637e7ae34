import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { siteConfigAtom } from '../../platform/config/site-config.ts'
import styles from './play-money-line.module.css'

/**
 * Notice in the footer of a site that runs on play money. The
 * line is empty until the configuration is loaded, so that the layout does not shift.
 */
export function PlayMoneyLine() {
  const site = useAtomValue(siteConfigAtom)?.VARIABLES
  if (!site) return <p className={styles.line} />
  if (!site.play_money) return null
  return (
    <p className={styles.line}>
      <Trans>Play money · no real money involved</Trans>
    </p>
  )
}
