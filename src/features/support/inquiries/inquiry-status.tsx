import { Trans } from '@lingui/react/macro'
import type { CounselSummary } from '@marquee/contract/inquiry.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'

/** Badge with the status of an inquiry. */
export function InquiryStatus({ status }: { status: CounselSummary['status'] }) {
  if (status === 'answered') {
    return (
      <span className={recipeClass('badge', { tone: 'success' })}>
        <Icon path={pageIcons.check} size={14} />
        <Trans comment="State of an inquiry">Answered</Trans>
      </span>
    )
  }
  return (
    <span className={recipeClass('badge', { tone: 'neutral' })}>
      {status === 'ended' ? (
        <>
          <Icon path={pageIcons.lock} size={14} />
          <Trans comment="State of an inquiry: nobody can write in it any more">Ended</Trans>
        </>
      ) : (
        <>
          <Icon path={icons.clock} size={14} />
          <Trans comment="State of an inquiry">Waiting for a reply</Trans>
        </>
      )}
    </span>
  )
}
