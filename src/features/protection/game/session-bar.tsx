import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { currencyAtom } from '../../../platform/config/site-config.ts'
import { useTab } from '../../../session/tab.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { stopwatchText } from '../../../ui/protection/duration-text.ts'
import { signedMoney } from '../../../ui/money/signed-money.ts'
import { useDelayed } from '../../../ui/use-delayed.ts'
import { playReporter, playingAtom, stopDialogAtom } from './playing.ts'
import styles from './session-bar.module.css'
import { useNow } from './use-now.ts'

interface SessionBarProps {
  gameId: string
  /** Whether a round is being played. Its end updates the session. */
  busy: boolean
  /** Whether the game is visible: only then time counts. */
  active: boolean
  /** Whether the game is in a popup window, which stays open while the app is hidden. */
  inWindow?: boolean
  /** Whether the game has a round whose end it reports: until then the result leaves it out, which the operator settled before. */
  inRound?: boolean
  /** How long after a change the result shows it, ms. */
  resultDelayMs?: number
}

/**
 * Clock, duration and net result of the session of play, with a link to the limits. Below every game. The duration counts from the
 * session's start: the time played does not grow while no report arrives, so that it would jump back after a lost connection.
 */
export function SessionBar(props: SessionBarProps) {
  const { gameId, busy, active, inWindow = false, inRound = false, resultDelayMs = 0 } = props
  const { t, i18n } = useLingui()
  const tab = useTab()
  const playing = useAtomValue(playingAtom)
  const latestNet = useDelayed(playing?.session.net, resultDelayMs)
  const [net, setNet] = useState(latestNet)
  if (!inRound && net !== latestNet) setNet(latestNet)
  const currency = useAtomValue(currencyAtom)
  const now = useNow()
  useEffect(
    () => (active ? playReporter(tab).start(gameId, inWindow) : undefined),
    [tab, gameId, active, inWindow],
  )
  const setStopDialog = useSetAtom(stopDialogAtom)
  const wasBusy = useRef(busy)
  useEffect(() => {
    if (wasBusy.current && !busy) playReporter(tab).report()
    wasBusy.current = busy
  }, [tab, busy])

  const elapsed = playing ? Math.max(0, (now - Date.parse(playing.since)) / 1000) : 0
  const clock = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'short' }).format(now)
  return (
    <section
      className={styles.bar}
      aria-label={t({ message: 'This session', comment: 'Bar in a game: time played and net result' })}
    >
      <time
        className={styles.clock}
        aria-label={t({
          message: `Local time: ${clock}`,
          comment: "The clock of the player's device, in a game",
        })}
      >
        {clock}
      </time>
      <span className={styles.fact} data-loaded={playing ? '' : undefined}>
        <Icon path={icons.clock} size={16} />
        <span className={styles.label}>
          <Trans
            context="session of play"
            comment="Bar in a game, before a running clock: time since the play began. Short"
          >
            Session
          </Trans>
        </span>{' '}
        <span>{stopwatchText(elapsed, i18n.locale)}</span>
      </span>
      <span className={styles.fact} data-loaded={playing ? '' : undefined}>
        <span className={styles.label}>
          <Trans
            context="won less staked"
            comment="Bar in a game, before an amount: won less staked. One short word, there is room for few letters"
          >
            Net
          </Trans>
        </span>{' '}
        <span>{signedMoney(net ?? 0, currency, i18n.locale)}</span>
      </span>
      <Link to="/account/play-limits" className={styles.limits}>
        <Trans comment="Heading: limits of deposits, losses, stakes, time">Limits</Trans>
      </Link>
      <button type="button" className={styles.stop} onClick={() => setStopDialog(true)}>
        <Trans context="take a break" comment="Short button in a game: asks to stop for 24 hours">
          Break
        </Trans>
      </button>
    </section>
  )
}
