import { useLingui } from '@lingui/react'
import { recipeClass } from '../../../theme/recipe-class.ts'
import type { WalletRequest } from './requests.ts'
import { statusMessageOf } from './status-message.ts'

/** The status of a request. */
export function StatusBadge({ request }: { request: Pick<WalletRequest, 'status' | 'reason'> }) {
  const { i18n } = useLingui()
  const { label, tone } = statusMessageOf(request)
  return <span className={recipeClass('badge', { tone })}>{i18n._(label)}</span>
}
