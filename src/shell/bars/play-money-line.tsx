import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { siteConfigAtom } from '../../platform/config/site-config.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { icons } from '../../ui/icon/icons.ts'
import styles from './play-money-line.module.css'

/**
 * Notice on every page of a site that runs on play money. Its place is kept until the configuration is there, so that
 * nothing moves when it comes.
 */
export function PlayMoneyLine() {
  const config = useAtomValue(siteConfigAtom)
  if (!config) return <p className={styles.line} />
  if (!config.VARIABLES.play_money) return null
  return (
    <p className={styles.line}>
      <Icon path={icons.info} size={14} />
      <Trans>Play money · no real money involved</Trans>
    </p>
  )
}
