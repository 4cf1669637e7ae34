import type { ComponentProps } from 'react'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Icon } from './icon.tsx'
import type { IconPath } from './icons.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconPath
  /** The button's accessible name and tooltip. */
  label: string
  background?: 'none' | 'soft'
  filled?: boolean
}

/** A button with one icon and a 44 px target. */
export function IconButton({
  icon,
  label,
  background = 'none',
  filled = false,
  className,
  ...rest
}: IconButtonProps) {
  const own = recipeClass('iconButton', { background })
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={className ? `${own} ${className}` : own}
    >
      <Icon path={icon} filled={filled} />
    </button>
  )
}
