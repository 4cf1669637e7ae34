import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Game } from '@marquee/contract/game.ts'
import { currencyAtom } from '../../../platform/config/site-config.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { MoneyAmount } from '../../../ui/money/money.tsx'
import { useOverlay } from '../../../ui/use-overlay.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { balanceDelay } from './balance-delay.ts'
import { BalanceStrip, type BalanceStripProps } from './balance-strip.tsx'
import { useShownBalance } from './shown-balance.ts'
import { DemoStrip } from './demo-strip.tsx'
import { currentGameAtom, type CurrentGame } from '../current-game.ts'
import { useGameControl } from '../game-control.ts'
import styles from './game-frame.module.css'
import { GameViewport } from './game-viewport.tsx'
import { growFrom } from './grow.ts'
import { LargeWin } from './large-win.tsx'
import { MotionPresence } from '../../../ui/motion/motion-presence.tsx'
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
  /** A bar under the game with time and result of the session of play. */
  sessionBar?: ((current: CurrentGame) => ReactNode) | undefined
  /** A dialog over the game. */
  cover?: ((current: CurrentGame) => ReactNode) | undefined
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

/** Media query for phones in landscape. */
const LANDSCAPE_PHONE = '(orientation: landscape) and (max-height: 480px)'

function OpenFrame({ current, onMenu, star, providerName, sessionBar, cover }: OpenFrameProps) {
  const { t } = useLingui()
  const { game, frameId, minimised, mode, from } = current
  const delayMs = balanceDelay(current)
  const barless = useMedia(LANDSCAPE_PHONE) || mode === 'fullscreen'
  const { returnFocus, minimise, cancelQuestion, closeSheet } = useGameControl()
  const titleId = useId()
  const stage = useRef<HTMLDivElement>(null)
  const pill = useRef<HTMLElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const [barsShown, setBarsShown] = useState(false)
  if (!barless && barsShown) setBarsShown(false)
  useFullscreen(mode)
  useOverlay(!minimised, minimise)
  useOverlay(!minimised && current.sheet === 'open' && current.phase !== 'failed', closeSheet)
  useOverlay(current.question !== undefined, cancelQuestion)

  useLayoutEffect(() => {
    if (stage.current) growFrom(stage.current, stage.current.querySelector('[data-cover]'), from)
  }, [from])

  useEffect(() => {
    const root = document.documentElement
    root.dataset['game'] = minimised ? 'minimised' : 'open'
    if (minimised) returnFocus(pill.current?.querySelector('button'))
    else (handle.current ?? document.getElementById(titleId))?.focus({ preventScroll: true })
    return () => {
      delete root.dataset['game']
    }
  }, [minimised, titleId, returnFocus])

  useEffect(() => () => returnFocus(), [returnFocus])

  useEffect(() => {
    // Showing or hiding the bars unmounts or disables the button that had the focus.
    const { activeElement } = document
    if (activeElement !== document.body && activeElement?.closest('[inert]') === null) return
    const target = barless ? handle.current : document.getElementById(titleId)
    if (!target?.closest('[inert]')) target?.focus({ preventScroll: true })
  }, [barless, titleId])

  useEffect(() => {
    if (!barsShown) return undefined
    const hideBars = () => {
      // A click into the game moves the focus from the window to the frame.
      if (document.activeElement?.tagName === 'IFRAME') setBarsShown(false)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setBarsShown(false)
    }
    window.addEventListener('blur', hideBars)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('blur', hideBars)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [barsShown])

  return (
    <div className={styles.host} data-minimised={minimised || undefined}>
      <div
        ref={stage}
        role="dialog"
        aria-labelledby={titleId}
        inert={minimised}
        className={styles.stage}
        data-mode={mode}
        data-barless={barless || undefined}
        data-session={(sessionBar && !current.demo) || undefined}
        data-bars-shown={barsShown || undefined}
      >
        <div className={styles.bars}>
          <TitleBar
            current={current}
            titleId={titleId}
            hidden={barless && !barsShown}
            widthFixed={barless}
            onMenu={onMenu}
            star={star?.(game)}
            provider={providerName?.(game)}
          />
          {barless ? (
            <button
              ref={handle}
              type="button"
              data-game-handle=""
              className={styles.handle}
              aria-expanded={barsShown}
              aria-label={t({
                message: 'Title bar',
                comment: 'Button at the edge of a game without bars: shows and hides its title bar',
              })}
              onClick={() => setBarsShown(!barsShown)}
            >
              <span className={styles.grip}>
                {current.demo || barsShown ? null : <HandleBalance delayMs={delayMs} />}
                <Icon path={icons.chevron} size={18} />
              </span>
            </button>
          ) : null}
        </div>
        <div className={styles.middle}>
          <GameViewport key={frameId} current={current} />
          <LargeWin key={`${frameId} win`} />
          {current.question ? (
            <RoundQuestion question={current.question} busy={current.phase === 'busy'} />
          ) : null}
          {current.demo ? null : cover?.(current)}
        </div>
        {current.demo ? null : sessionBar?.(current)}
        {current.demo ? <DemoStrip current={current} /> : <BalanceStrip delayMs={delayMs} />}
      </div>
      <MotionPresence>{minimised ? <MinimisedGame ref={pill} current={current} /> : null}</MotionPresence>
    </div>
  )
}

/** The balance on the handle of a game without bars. Hidden from screen readers, which read the strip below the game. */
function HandleBalance({ delayMs }: BalanceStripProps) {
  const { amount } = useShownBalance(delayMs ?? 0)
  const currency = useAtomValue(currencyAtom)
  return delayMs === undefined || amount === undefined ? null : (
    <b aria-hidden="true">
      <MoneyAmount amount={amount} currency={currency} />
    </b>
  )
}
