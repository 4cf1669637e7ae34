import { useLingui } from '@lingui/react'
import { recipeClass } from '../../theme/recipe-class.ts'
import { type RequestStatus, statusWords } from './status-words.ts'

/** A request's status as a word. */
export function StatusBadge({ status }: { status: RequestStatus }) {
  const { i18n } = useLingui()
  const { words, tone } = statusWords[status]
  return <span className={recipeClass('badge', { tone })}>{i18n._(words)}</span>
}
