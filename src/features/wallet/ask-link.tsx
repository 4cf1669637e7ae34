import { Link } from '@tanstack/react-router'
import type { CounselReference } from '../../contract/support.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Icon } from '../../ui/icon.tsx'

interface AskLinkProps {
  about: CounselReference['kind']
  id: string
  /** What the link does and about what: its name and tooltip. */
  label: string
}

/** From a row of a history to an inquiry that carries it. */
export function AskLink({ about, id, label }: AskLinkProps) {
  return (
    <Link
      to="/supports/counselpage"
      search={{ write: true, about, ref: id }}
      className={recipeClass('icon-button', { ground: 'none' })}
      aria-label={label}
      title={label}
    >
      <Icon name="chat" size={20} />
    </Link>
  )
}
