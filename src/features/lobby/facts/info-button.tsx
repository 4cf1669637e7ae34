import { useLingui } from '@lingui/react/macro'
import type { Game } from '@marquee/contract/game.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { useLobby } from '../lobby-context.ts'
import corner from '../tile/corner-button.module.css'
import styles from './info-button.module.css'

interface InfoButtonProps {
  game: Game
  tabStop: boolean
}

/** Opens the facts of a tile's game. */
export function InfoButton({ game, tabStop }: InfoButtonProps) {
  const { t, i18n } = useLingui()
  const { openFacts } = useLobby()
  const title = textIn(game.game_title, i18n.locale)
  return (
    <button
      type="button"
      className={`${corner.corner} ${styles.info}`}
      tabIndex={tabStop ? 0 : -1}
      aria-haspopup="dialog"
      aria-label={t({ message: `About ${title}`, comment: 'Button: opens the facts of a game' })}
      onClick={() => openFacts(game)}
    >
      <span className={corner.disc}>
        <Icon path={icons.info} size={18} />
      </span>
    </button>
  )
}
