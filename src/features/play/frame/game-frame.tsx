import { useAtomValue } from 'jotai'
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Game } from '../../../contract/game.ts'
import { BalanceStrip } from './balance-strip.tsx'
import { currentGameAtom, type CurrentGame } from '../current-game.ts'
import { useGameControl } from '../game-control.ts'
import styles from './game-frame.module.css'
import { GameViewport } from './game-viewport.tsx'
import { growFrom } from './grow.ts'
import { MinimisedGame } from '../minimised-game.tsx'
import { type PlayNavigation, PlayNavigationContext } from '../navigation.ts'
import { RoundQuestion } from './round-question.tsx'
import { TitleBar } from './title-bar.tsx'
import { useFullscreen } from './use-fullscreen.ts'

export interface GameFrameProps {
  /** The same object in every render. */
  navigation: PlayNavigation
  /** Opens the app's side menu over the frame. */
  onMenu: () => void
  /** The favourite star of a game, for the title bar. */
  star?: (game: Game) => ReactNode
  /** The name of a game's provider in the player's language, where it is known. */
  providerName?: (game: Game) => string | undefined
}

/**
 * The frame over the routed page in which the open game is played (spec §2, §4 and §9). Mounted once, outside the
 * routes, so that it survives navigation. Renders nothing while no game is open.
 */
export default function GameFrame(props: GameFrameProps) {
  const current = useAtomValue(currentGameAtom)
  return current ? (
    <PlayNavigationContext value={props.navigation}>
      <OpenFrame {...props} current={current} />
    </PlayNavigationContext>
  ) : null
}

interface OpenFrameProps extends Omit<GameFrameProps, 'navigation'> {
  current: CurrentGame
}

function OpenFrame({ current, onMenu, star, providerName }: OpenFrameProps) {
  const { game, seat, minimised, mode, from } = current
  const { returnFocus } = useGameControl()
  const titleId = useId()
  const stage = useRef<HTMLDialogElement>(null)
  const pill = useRef<HTMLElement>(null)
  useFullscreen(mode)

  useLayoutEffect(() => {
    if (stage.current) growFrom(stage.current, stage.current.querySelector('[data-cover]'), from)
  }, [from])

  useEffect(() => {
    const root = document.documentElement
    root.dataset['game'] = minimised ? 'minimised' : 'open'
    if (minimised) returnFocus(pill.current?.querySelector('button'))
    else document.getElementById(titleId)?.focus({ preventScroll: true })
    return () => {
      delete root.dataset['game']
    }
  }, [minimised, titleId, returnFocus])

  useEffect(() => () => returnFocus(), [returnFocus])

  return (
    <div className={styles.host} data-minimised={minimised || undefined}>
      <dialog
        open
        ref={stage}
        aria-labelledby={titleId}
        inert={minimised}
        className={styles.stage}
        data-mode={mode}
      >
        <TitleBar
          current={current}
          titleId={titleId}
          onMenu={onMenu}
          star={star?.(game)}
          provider={providerName?.(game)}
        />
        <div className={styles.middle}>
          <GameViewport key={seat} current={current} />
          {current.question ? (
            <RoundQuestion question={current.question} busy={current.phase === 'busy'} />
          ) : null}
        </div>
        <BalanceStrip />
      </dialog>
      {minimised ? <MinimisedGame ref={pill} current={current} /> : null}
    </div>
  )
}
