import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { textIn } from '../../../contract/localized.ts'
import { ArrivalVeil } from './arrival-veil.tsx'
import type { CurrentGame } from '../current-game.ts'
import { GameFailed } from './game-failed.tsx'
import { LateNotice } from './late-notice.tsx'
import { useFrameTalk } from './use-frame-talk.ts'
import { startWatchdog, type Patience } from './watchdog.ts'
import styles from './game-viewport.module.css'

/**
 * A game that does not know the protocol never reports that it is ready. It is shown this long after its page
 * loaded, ms.
 */
const SILENCE = 4000

interface GameViewportProps {
  current: CurrentGame
}

/**
 * The game, of another origin, in a sandbox that it cannot navigate out of, with no permission but fullscreen. A veil
 * covers the game until it is ready or has failed. Pass the seat as key: each launch gets a new frame.
 */
export function GameViewport({ current }: GameViewportProps) {
  const { i18n } = useLingui()
  const { address, phase, game, fault } = current
  const cover = textIn(game.game_image, i18n.locale)
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  const [silent, setSilent] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  const arrived = phase === 'ready' || phase === 'busy'
  const failed = phase === 'failed'
  const patience = usePatience(arrived || failed)
  useFrameTalk(frame, current)

  // The keyboard plays at once, unless it is used elsewhere by now, as on bars that the handle has brought back.
  useEffect(() => {
    const { activeElement } = document
    if (
      !arrived ||
      !activeElement?.matches('body, [data-game-title], [data-game-handle][aria-expanded=false]')
    )
      return
    frame.current?.focus({ preventScroll: true })
  }, [arrived])

  useEffect(() => {
    if (!loaded || arrived) return undefined
    const timer = setTimeout(() => setSilent(true), SILENCE)
    return () => clearTimeout(timer)
  }, [loaded, arrived])

  return (
    <>
      {address === undefined ? null : (
        <iframe
          ref={frame}
          inert={current.held}
          className={styles.frame}
          title={textIn(game.game_title, i18n.locale)}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the two together are only unsafe on the app's own origin, which launch-address.ts refuses
          sandbox="allow-scripts allow-same-origin allow-forms allow-pointer-lock"
          allow="fullscreen; autoplay 'none'"
          referrerPolicy="origin"
          src={address}
          onLoad={() => setLoaded(true)}
        />
      )}
      {failed ? <GameFailed cover={cover} fault={fault} /> : null}
      {arrived || failed || silent ? null : <ArrivalVeil cover={cover} patience={patience} />}
      {silent && !arrived && !failed && !dismissed && patience !== 'calm' ? (
        <LateNotice onDismiss={() => setDismissed(true)} />
      ) : null}
    </>
  )
}

/** How long the game has kept the player waiting; `calm` again once the game has `arrived`. */
function usePatience(arrived: boolean): Patience {
  const [patience, setPatience] = useState<Patience>('calm')
  useEffect(() => {
    if (arrived) return undefined
    const stop = startWatchdog(setPatience)
    return () => {
      stop()
      setPatience('calm')
    }
  }, [arrived])
  return patience
}
