import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { siteConfigAtom } from '../../platform/config/site-config.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { icons } from '../../ui/icon/icons.ts'
import styles from './play-money-line.module.css'

/**
 * Notice on every page of a site that runs on play money. A site without a licence counts as a reference operator's. The
 * line is empty until the configuration is loaded, so that the layout does not shift.
 */
export function PlayMoneyLine() {
  const { t } = useLingui()
  const site = useAtomValue(siteConfigAtom)?.VARIABLES
  if (!site) return <p className={styles.line} />
  if (!site.play_money) return null
  const operator = t({
    message: 'Demo site',
    comment: 'In a line of facts: who runs a site that shows the app and claims no licence',
  })
  const facts = t`Play money · no real money involved`
  return (
    <p className={styles.line}>
      <Icon path={icons.info} size={14} />
      {/* A fact stays on one line. */}
      {(site.license ? facts : `${operator} · ${facts}`)
        .replaceAll(' ', '\u00a0')
        .replaceAll('·\u00a0', '· ')}
    </p>
  )
}
