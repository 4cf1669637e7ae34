import { t } from '@lingui/core/macro'
import { CHUNK_LOAD_ERROR } from '../../platform/update/chunk-failure.ts'

/** What a player is told of an error in the app: that a part of it is missing only where that is so. */
export function failureMessage(error: unknown): string {
  return String(error).includes(CHUNK_LOAD_ERROR)
    ? t`Part of the app did not load. Nothing was lost.`
    : t`Something went wrong. Please try again.`
}
