import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { icons } from '../../ui/icon/icons.ts'
import styles from './not-found.module.css'

/** Page for unknown paths, with links to home and to the games. */
export function NotFound() {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <Icon path={icons.search} size={40} />
      <h1>{t`Page not found`}</h1>
      <p>
        <Trans>There is no page at this address. It may have moved, or the link may be incomplete.</Trans>
      </p>
      <Link to="/home" className={recipeClass('button', { variant: 'styled', wide: true })}>
        <Trans>Go to home</Trans>
      </Link>
      <Link to="/game/slot" className={recipeClass('button', { variant: 'quiet', wide: true })}>
        <Trans>See the games</Trans>
      </Link>
    </div>
  )
}
