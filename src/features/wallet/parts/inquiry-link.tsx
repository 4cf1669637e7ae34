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
  /** What the question is about: the text of a wide link, else the accessible name and tooltip of the icon. */
  label: string
  /** Shows a button as wide as its container instead of an icon. */
  wide?: boolean
}

/** Links a row of a history to a new inquiry that refers to the row, if the operator's inquiries can refer to something. */
export function InquiryLink({ about, id, label, wide = false }: InquiryLinkProps) {
  if (!useAtomValue(offersAtom)('messages')) return null
  return (
    <Link
      to="/supports/counselpage"
      search={{ write: true, about, ref: id }}
      {...(wide
        ? { className: recipeClass('button', { variant: 'quiet', wide }) }
        : {
            className: recipeClass('iconButton', { background: 'none' }),
            'aria-label': label,
            title: label,
          })}
    >
      <Icon path={pageIcons.chat} size={20} />
      {wide ? label : null}
    </Link>
  )
}
