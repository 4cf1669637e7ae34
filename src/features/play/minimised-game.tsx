import { Trans, useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { textIn } from '../../contract/localized.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { IconButton } from '../../ui/icon/icon-button.tsx'
import { icons } from '../../ui/icon/icons.ts'
import { pageIcons } from '../../ui/icon/page-icons.ts'
import type { CurrentGame } from './current-game.ts'
import { useGameControl } from './game-control.ts'
import styles from './minimised-game.module.css'

interface MinimisedGameProps {
  current: CurrentGame
  ref: Ref<HTMLElement>
}

/** The bar above the bottom bar that restores a minimised game. */
export function MinimisedGame({ current, ref }: MinimisedGameProps) {
  const { t, i18n } = useLingui()
  const { restore, requestClose } = useGameControl()
  const { game, phase } = current
  const title = textIn(game.game_title, i18n.locale)
  return (
    <aside
      ref={ref}
      className={styles.pill}
      aria-label={t({
        message: 'Current game',
        comment: 'Name of the part of the page that holds the minimised game; no command',
      })}
    >
      <button type="button" className={styles.back} onClick={restore}>
        <img src={textIn(game.game_image, i18n.locale)} alt="" className={styles.cover} draggable={false} />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.hint}>
            {phase === 'busy' ? <Trans>Back to game · round in progress</Trans> : <Trans>Back to game</Trans>}
          </span>
        </span>
        <span className={styles.up}>
          <Icon path={icons.chevron} size={20} />
        </span>
      </button>
      <IconButton icon={pageIcons.close} label={t`Close the game`} onClick={requestClose} />
    </aside>
  )
}
