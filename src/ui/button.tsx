import type { ComponentProps } from 'react'
import { recipeClass } from '../theme/recipe-class.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

interface ButtonProps extends ComponentProps<'button'> {
  /** `styled`: the style's own button. `filled`: the one sending action of a form. `quiet`: a lesser one. */
  variant?: 'styled' | 'filled' | 'quiet'
  wide?: boolean
  icon?: IconName
  /** While true the button is announced busy and cannot be pressed; its width stays. */
  busy?: boolean
}

/** A button in the player's style (section 9). Never submits a form unless `type="submit"`. */
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
      {icon ? <Icon name={icon} size={20} filled={icon === 'play'} /> : null}
      {children}
    </button>
  )
}
