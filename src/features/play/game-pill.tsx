import { useLingui } from '@lingui/react'
import { useIsPresent } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ReactNode, Ref } from 'react'
import type { Game } from '@marquee/contract/game.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { IconButton } from '../../ui/icon/icon-button.tsx'
import { icons } from '../../ui/icon/icons.ts'
import { pageIcons } from '../../ui/icon/page-icons.ts'
import { useInitial } from '../../ui/motion/motion-presence.tsx'
import { MotionSettings } from '../../ui/motion/motion-settings.tsx'
import styles from './game-pill.module.css'

interface GamePillProps {
  game: Game
  /** Name of this part of the page. */
  label: string
  /** What `onOpen` does, under the game's title. */
  children: ReactNode
  onOpen: () => void
  closeLabel: string
  onClose: () => void
  ref?: Ref<HTMLElement>
}

const away = { opacity: 0, y: 24 }

/**
 * The bar above the bottom bar that opens a game. It overlays the page; cards at the end of the page are placed above it
 * (`[data-pill]` in their styles). Render it in `MotionPresence`.
 */
export function GamePill({ game, label, children, onOpen, closeLabel, onClose, ref }: GamePillProps) {
  const { i18n } = useLingui()
  const isPresent = useIsPresent()
  return (
    <MotionSettings>
      <m.aside
        ref={ref}
        className={styles.pill}
        aria-label={label}
        data-pill="game"
        inert={!isPresent}
        initial={useInitial(away)}
        animate={{ opacity: 1, y: 0 }}
        exit={away}
      >
        <button type="button" className={styles.back} onClick={onOpen}>
          <img src={textIn(game.game_image, i18n.locale)} alt="" className={styles.cover} draggable={false} />
          <span className={styles.text}>
            <span className={styles.title}>{textIn(game.game_title, i18n.locale)}</span>
            <span className={styles.hint}>{children}</span>
          </span>
          <span className={styles.up}>
            <Icon path={icons.chevron} size={20} />
          </span>
        </button>
        <IconButton icon={pageIcons.close} label={closeLabel} onClick={onClose} />
      </m.aside>
    </MotionSettings>
  )
}
