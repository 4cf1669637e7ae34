import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { timeZoneAtom } from '../../platform/config/site-config.ts'
import { playStopAtom } from '../../session/play-stop.ts'
import { certainlyWithdrawableAtom } from '../../session/withdrawable.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { icons } from '../../ui/icon/icons.ts'
import { stopMessage } from '../../ui/protection/stop-message.ts'
import { Withdrawable } from '../../ui/protection/withdrawable.tsx'
import { HelpLines } from './help-lines.tsx'
import styles from './play-limits-page.module.css'

/** Tells the player about a stop: until when it lasts, what is still possible, and who can help. */
export function StopNotice() {
  const stop = useAtomValue(playStopAtom)
  const withdrawable = useAtomValue(certainlyWithdrawableAtom)
  const zone = useAtomValue(timeZoneAtom)
  if (!stop) return null
  return (
    <section className={`${recipeClass('card')} ${styles.stop}`} aria-labelledby="stop-notice">
      <Icon path={icons.clock} size={28} />
      <h2 id="stop-notice">{stopMessage(stop, zone)}</h2>
      <p>
        <Trans>You cannot play or deposit.</Trans> <Withdrawable amount={withdrawable} />
      </p>
      <div className={styles.links}>
        <Link to="/wallet/withdrawpage" className={recipeClass('button', { variant: 'styled' })}>
          <Trans>Withdraw</Trans>
        </Link>
        <Link to="/support" className={recipeClass('button', { variant: 'quiet' })}>
          <Trans>Help centre</Trans>
        </Link>
      </div>
      <HelpLines />
    </section>
  )
}
