import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { recipeClass } from '../../theme/recipe-class.ts'

/** Links to home and to the games, for empty states. */
export function StartLinks() {
  return (
    <>
      <Link to="/home" className={recipeClass('button', { variant: 'styled', wide: true })}>
        <Trans>Go to home</Trans>
      </Link>
      <Link to="/game/slot" className={recipeClass('button', { variant: 'quiet', wide: true })}>
        <Trans>See the games</Trans>
      </Link>
      <Link to="/home-eight" className={recipeClass('button', { variant: 'quiet', wide: true })}>
        <Trans>Categories</Trans>
      </Link>
    </>
  )
}
