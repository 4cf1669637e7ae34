import { Trans } from '@lingui/react/macro'
import type { StyleName, ThemeName } from '@marquee/contract/config.ts'
import { recipeClass } from '../theme/recipe-class.ts'
import { Icon } from './icon/icon.tsx'
import { icons } from './icon/icons.ts'
import styles from './look-specimen.module.css'

interface LookSpecimenProps {
  theme: ThemeName
  style: StyleName
  /** Address of a game's cover, to show the shape of tiles. */
  cover?: string | undefined
}

/** A preview of a theme and style: tile, chip, field and button, independent of the page's own look. */
export function LookSpecimen({ theme, style, cover }: LookSpecimenProps) {
  return (
    <span className={styles.ground} data-theme={theme} data-style={style} aria-hidden="true">
      <span className={`${recipeClass('card')} ${styles.card}`}>
        <span className={styles.row}>
          {cover ? <img className={styles.tile} src={cover} alt="" /> : <span className={styles.tile} />}
          <span className={`${recipeClass('chip')} ${styles.chip}`}>
            <Trans comment="Chip on a game that is new">New</Trans>
          </span>
        </span>
        <span className={`${recipeClass('inputFrame')} ${styles.field}`}>
          <Icon path={icons.search} size={16} />
        </span>
        <span className={`${recipeClass('button', { variant: 'styled', wide: true })} ${styles.button}`}>
          <Trans comment="Button that starts a game">Play</Trans>
        </span>
      </span>
    </span>
  )
}
