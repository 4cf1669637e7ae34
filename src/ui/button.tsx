import type { ComponentProps, MouseEvent } from 'react'
import { recipeClass } from '../theme/recipe-class.ts'
import { Icon } from './icon/icon.tsx'
import { icons, type IconPath } from './icon/icons.ts'

interface ButtonProps extends ComponentProps<'button'> {
  /** `styled` is the style's own button; `soft` and `quiet` are secondary actions, with and without a ground. */
  variant?: 'styled' | 'soft' | 'quiet'
  wide?: boolean
  icon?: IconPath
  /** Announces the button as busy and makes it ignore clicks. It keeps the focus, which a disabled button loses. */
  busy?: boolean
}

/** A button in the player's style (spec §9). It submits a form only with `type="submit"`. */
export function Button({
  variant = 'styled',
  wide = false,
  icon,
  busy = false,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const own = recipeClass('button', { variant, wide })
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignoreClick : onClick}
      className={className ? `${own} ${className}` : own}
    >
      {icon ? <Icon path={icon} size={20} filled={icon === icons.play} /> : null}
      {children}
    </button>
  )
}

/** The Enter key in a field of the form clicks the submit button too. */
function ignoreClick(event: MouseEvent): void {
  event.preventDefault()
}
