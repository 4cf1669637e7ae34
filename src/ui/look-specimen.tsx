import { Trans } from '@lingui/react/macro'
import type { StyleName, ThemeName } from '../contract/config.ts'
import { recipeClass } from '../theme/recipe-class.ts'
import { Icon } from './icon.tsx'
import styles from './look-specimen.module.css'

interface LookSpecimenProps {
  theme: ThemeName
  style: StyleName
  /** A cover to show the tile's shape with. */
  cover?: string | undefined
}

/** A look as it is: tile, chip, field and button in that theme and style, whatever the page's own is. */
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
        <span className={`${recipeClass('field')} ${styles.field}`}>
          <Icon name="search" size={16} />
        </span>
        <span className={`${recipeClass('button', { variant: 'styled', wide: true })} ${styles.button}`}>
          <Trans comment="Button that starts a game">Play</Trans>
        </span>
      </span>
    </span>
  )
}
