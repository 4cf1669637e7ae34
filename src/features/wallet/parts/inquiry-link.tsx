import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { CounselReference } from '@marquee/contract/inquiry.ts'
import { offersAtom } from '../../../platform/config/offers.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'

interface InquiryLinkProps {
  about: CounselReference['kind']
  id: string
  /** Accessible name and tooltip, with what the question is about. */
  label: string
}

/** Links a row of a history to a new inquiry that refers to the row, where inquiries can refer to something. */
export function InquiryLink({ about, id, label }: InquiryLinkProps) {
  if (!useAtomValue(offersAtom)('messages')) return null
  return (
    <Link
      to="/supports/counselpage"
      search={{ write: true, about, ref: id }}
      className={recipeClass('icon-button', { background: 'none' })}
      aria-label={label}
      title={label}
    >
      <Icon path={pageIcons.chat} size={20} />
    </Link>
  )
}
