import { useLingui } from '@lingui/react'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { type RequestStatus, statusMessage } from './status-message.ts'

/** The status of a request. */
export function StatusBadge({ status }: { status: RequestStatus }) {
  const { i18n } = useLingui()
  const { words, tone } = statusMessage[status]
  return <span className={recipeClass('badge', { tone })}>{i18n._(words)}</span>
}
