import type { ComponentProps } from 'react'
import { recipeClass } from '../theme/recipe-class.ts'
import { Icon } from './icon/icon.tsx'
import { icons, type IconPath } from './icon/icons.ts'

interface ButtonProps extends ComponentProps<'button'> {
  /** `styled` is the style's own button; `quiet` a secondary action. */
  variant?: 'styled' | 'quiet'
  wide?: boolean
  icon?: IconPath
  /** Disables the button and announces it as busy. Its width does not change. */
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
  ...rest
}: ButtonProps) {
  const own = recipeClass('button', { variant, wide })
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      disabled={busy || rest.disabled}
      className={className ? `${own} ${className}` : own}
    >
      {icon ? <Icon path={icon} size={20} filled={icon === icons.play} /> : null}
      {children}
    </button>
  )
}
