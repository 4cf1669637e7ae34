import type { PlayLimit } from '@marquee/contract/protection.ts'

/** The name of the draft of a limit's form. */
export function limitDraftName({ kind, period }: Pick<PlayLimit, 'kind' | 'period'>): string {
  return `limit-${kind}-${period}`
}
