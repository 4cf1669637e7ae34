import { t } from '@lingui/core/macro'
import { CHUNK_LOAD_ERROR } from '../../platform/update/chunk-failure.ts'

/** The message for an error in the app. Only a chunk that did not load is called a missing part. */
export function failureMessage(error: unknown): string {
  return String(error).includes(CHUNK_LOAD_ERROR)
    ? t`Part of the app did not load. Nothing was lost.`
    : t`Something went wrong. Please try again.`
}
