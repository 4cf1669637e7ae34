import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { textIn } from '@marquee/contract/localized.ts'
import { LoadingVeil } from './loading-veil.tsx'
import type { CurrentGame } from '../current-game.ts'
import { GameFailed } from './game-failed.tsx'
import { SilentGameNotice } from './silent-game-notice.tsx'
import { useGameMessages } from './use-game-messages.ts'
import { useLoadDelay } from './use-load-delay.ts'
import styles from './game-viewport.module.css'

/** A game without the protocol never reports that it is ready. It is shown this long after its page has loaded, ms. */
const maxSilenceMs = 4000

interface GameViewportProps {
  current: CurrentGame
}

/**
 * The game, of another origin, in a sandbox that cannot navigate the app, with no permission but fullscreen. A veil covers
 * it until it is ready or has failed. Pass the frame's id as key: each launch needs a new iframe.
 */
export function GameViewport({ current }: GameViewportProps) {
  const { i18n } = useLingui()
  const { address, phase, game, fault } = current
  const cover = textIn(game.game_image, i18n.locale)
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  const [isSilent, setSilent] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  const isReady = phase === 'ready' || phase === 'busy'
  const failed = phase === 'failed'
  const delay = useLoadDelay(!isReady && !failed)
  useGameMessages(frame, current)

  // The game receives the keyboard, unless the player uses something else, such as the bars that the handle shows.
  useEffect(() => {
    const { activeElement } = document
    if (
      !isReady ||
      !activeElement?.matches('body, [data-game-title], [data-game-handle][aria-expanded=false]')
    )
      return
    frame.current?.focus({ preventScroll: true })
  }, [isReady])

  useEffect(() => {
    if (!loaded || isReady) return undefined
    const timer = setTimeout(() => setSilent(true), maxSilenceMs)
    return () => clearTimeout(timer)
  }, [loaded, isReady])

  return (
    <>
      {address === undefined ? null : (
        <iframe
          ref={frame}
          inert={current.paused}
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
      {isReady || failed || isSilent ? null : <LoadingVeil cover={cover} delay={delay} />}
      {isSilent && !isReady && !failed && !dismissed && delay !== 'none' ? (
        <SilentGameNotice onDismiss={() => setDismissed(true)} />
      ) : null}
    </>
  )
}
