import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { textIn } from '@marquee/contract/localized.ts'
import { type StudioFrame, strangerFrame } from '@marquee/contract/studio-frames.ts'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { LoadingVeil } from './loading-veil.tsx'
import type { CurrentGame } from '../current-game.ts'
import { useGameControl } from '../game-control.ts'
import { GameFailed } from './game-failed.tsx'
import { formatOf } from './message-formats.ts'
import { ReloadNotice } from './reload-notice.tsx'
import { useGameMessages } from './use-game-messages.ts'
import { useHold } from './use-hold.ts'
import { useLoadDelay } from './use-load-delay.ts'
import { WindowVeil } from './window-veil.tsx'
import styles from './game-viewport.module.css'

/** How long a game whose page has loaded may take to report that it is ready, ms, if the site configures its message format. */
const CONFIGURED_READY_MS = 20_000
/** The same where no format is configured, and the game may send no messages at all. */
const UNCONFIGURED_READY_MS = 4000

interface GameViewportProps {
  current: CurrentGame
}

/**
 * The game, of another origin, in a sandbox that cannot navigate the app, with the permissions of its studio. A veil covers it
 * until it is ready, has loaded without a word, or has failed. Pass the frame's id as key: each launch needs a new iframe.
 */
export function GameViewport({ current }: GameViewportProps) {
  const { i18n } = useLingui()
  const control = useGameControl()
  const { address, phase, game, fault, studio = strangerFrame } = current
  const cover = textIn(game.game_image, i18n.locale)
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  const isRunning = phase === 'ready' || phase === 'busy' || phase === 'silent'
  const isLoading = phase === 'opening' || phase === 'loading'
  const delay = useLoadDelay(isLoading)
  const offline = useOfflineNotice(phase === 'silent')
  useGameMessages(frame, current)
  useHold(current)

  // The game receives the keyboard, unless the player uses something else, such as the bars that the handle shows.
  useEffect(() => {
    const { activeElement } = document
    if (
      !isRunning ||
      !activeElement?.matches('body, [data-game-title], [data-game-handle][aria-expanded=false]')
    )
      return
    frame.current?.focus({ preventScroll: true })
  }, [isRunning])

  const { reportsReady } = formatOf(current)
  const isConfigured = studio.messages !== undefined
  const withinMs = !reportsReady ? 0 : isConfigured ? CONFIGURED_READY_MS : UNCONFIGURED_READY_MS
  const isWaiting = loaded && phase === 'loading'
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => control.setPhase('silent'), withinMs)
    return () => clearTimeout(timer)
  }, [control, isWaiting, withinMs])

  if (address !== undefined && studio.window !== 'frame') return <WindowVeil cover={cover} />
  return (
    <>
      {address === undefined ? null : (
        // Scripts and the same origin are only unsafe together on the app's own origin, which `launch-address.ts` refuses.
        <iframe
          ref={frame}
          inert={current.paused}
          className={styles.frame}
          title={textIn(game.game_title, i18n.locale)}
          sandbox={studio.sandbox === false ? undefined : studio.sandbox.join(' ')}
          allow={permissions(studio)}
          referrerPolicy="origin"
          src={address}
          onLoad={() => setLoaded(true)}
        />
      )}
      {phase === 'failed' ? <GameFailed cover={cover} fault={fault} /> : null}
      {isLoading || phase === 'unloaded' ? <LoadingVeil cover={cover} delay={delay} /> : null}
      {offline.isShown ? <ReloadNotice onDismiss={offline.dismiss} /> : null}
    </>
  )
}

/** The `allow` of the frame: a feature that is not in it is refused. At any host, because a launcher may redirect. */
function permissions({ allow }: StudioFrame): string {
  return [
    ...allow.map((feature) => `${feature} *`),
    ...(allow.includes('autoplay') ? [] : ["autoplay 'none'"]),
  ].join('; ')
}

/** Whether the connection was lost and is back while the game was `silent`. */
function useOfflineNotice(isSilent: boolean): { isShown: boolean; dismiss: () => void } {
  const isOffline = useAtomValue(isOfflineAtom)
  const [wasOffline, setWasOffline] = useState(false)
  if (isOffline && isSilent && !wasOffline) setWasOffline(true)
  return { isShown: wasOffline && !isOffline && isSilent, dismiss: () => setWasOffline(false) }
}
