import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { textIn } from '@marquee/contract/localized.ts'
import { useTab } from '../../../session/tab.ts'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { rtpText } from '../../../ui/rtp-text.ts'
import { MOBILE, useMedia } from '../../../ui/use-media.ts'
import type { CurrentGame } from '../current-game.ts'
import { useGameControl } from '../game-control.ts'
import styles from './title-bar.module.css'
import { soundAtom } from '../sound.ts'
import { launches } from '../launch/launch.ts'
import { usePlayNavigation } from '../navigation.ts'
import { canBeMuted } from './message-formats.ts'
import { enterFullscreen } from './use-fullscreen.ts'

interface TitleBarProps {
  current: CurrentGame
  titleId: string
  /** Whether the bar is off screen and inert. */
  hidden: boolean
  /** Whether the game fills the window, so that its width cannot be changed. */
  widthFixed: boolean
  onMenu: () => void
  star: ReactNode
  provider: string | undefined
}

/** The frame's title bar (spec §2). Stretch and shrink are hidden on mobile and in fullscreen. */
export function TitleBar(props: TitleBarProps) {
  const { current, titleId, hidden, widthFixed, onMenu, star, provider } = props
  const { t, i18n } = useLingui()
  const mobile = useMedia(MOBILE)
  const control = useGameControl()
  const { game, mode } = current
  const isMutable = canBeMuted(current)
  const full = mode === 'fullscreen'
  const stretched = mode === 'stretched'
  const rtp = game.rtp === undefined ? undefined : rtpText(game.rtp, i18n.locale)
  const facts = [provider, rtp].filter((fact) => fact !== undefined)
  return (
    <header className={styles.bar} data-full={full || undefined} inert={hidden}>
      <IconButton icon={icons.menu} label={t`Menu`} onClick={onMenu} />
      <div className={styles.name}>
        <h2 id={titleId} data-game-title="" tabIndex={-1} className={styles.title}>
          {textIn(game.game_title, i18n.locale)}
        </h2>
        {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
      </div>
      <span className={styles.star}>{star}</span>
      {isMutable ? <SoundSwitch /> : null}
      {isMutable && mobile ? null : <ReloadButton />}
      <IconButton
        icon={icons.chevron}
        className={styles.down}
        label={t({ message: 'Minimise', comment: 'Button: takes the game out of the way, it goes on' })}
        onClick={control.minimise}
      />
      {mobile || widthFixed ? null : (
        <IconButton
          icon={stretched ? pageIcons.shrink : pageIcons.stretch}
          label={
            stretched
              ? t({ message: 'Narrower', comment: 'Button: makes the game frame narrower' })
              : t({ message: 'Wider', comment: 'Button: makes the game frame as wide as the window' })
          }
          onClick={() => control.setMode(stretched ? 'normal' : 'stretched')}
        />
      )}
      <IconButton
        icon={full ? pageIcons.fullscreenExit : pageIcons.fullscreen}
        label={full ? t`Leave fullscreen` : t`Fullscreen`}
        onClick={full ? control.leaveFullscreen : () => enterFullscreen(control)}
      />
      <IconButton icon={pageIcons.close} label={t`Close the game`} onClick={control.requestClose} />
    </header>
  )
}

/** Launches the game again. On phones only for games that do not say themselves when they have failed: a title needs the room. */
function ReloadButton() {
  const { t } = useLingui()
  const tab = useTab()
  const navigation = usePlayNavigation()
  return (
    <IconButton
      icon={pageIcons.refresh}
      label={t`Reload the game`}
      onClick={() => void launches(tab).relaunch(navigation)}
    />
  )
}

/** The switch for the sound of all games on this device. */
function SoundSwitch() {
  const { t } = useLingui()
  const [on, setOn] = useAtom(soundAtom)
  return (
    <IconButton
      icon={on ? pageIcons.soundOn : pageIcons.soundOff}
      label={t({ message: 'Sound', comment: 'Switch: whether games sound' })}
      aria-pressed={on}
      onClick={() => setOn(!on)}
    />
  )
}
