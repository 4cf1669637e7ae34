import type { Round } from '../../shared/protocol.ts'
import type { CallResult, Api } from '../common/api.ts'
import { delay } from '../common/delay.ts'

const lookAgain = 2_000

export function isUnfinished(round: Round | null): boolean {
  return round?.state === 'open' || round?.state === 'decided' || round?.state === 'voiding'
}

/** The current state of an unfinished round. */
export async function requestRound(api: Api, round: Round): Promise<CallResult<Round>> {
  if (!isUnfinished(round)) return { kind: 'data', data: round }
  const result = await api.state()
  if (result.kind !== 'data') return result
  const now = result.data.round
  // Nothing left to show: another window has shown how it ended.
  if (now?.id !== round.id) {
    return { kind: 'data', data: { ...round, state: 'settled', result: null, balance: result.data.balance } }
  }
  return isUnfinished(now)
    ? { kind: 'refused', code: 'operator_unavailable', wait: undefined }
    : { kind: 'data', data: now }
}

/** Waits until a round that another window plays is over. Returns the balance, or the code that ended the game session. */
export async function otherIsOver(
  api: Api,
): Promise<{ readonly balance: number | null } | { readonly ended: string }> {
  for (;;) {
    await delay(lookAgain)
    const result = await api.state()
    if (result.kind === 'refused' && result.code === 'session_expired') return { ended: result.code }
    if (result.kind === 'data' && !isUnfinished(result.data.round)) return { balance: result.data.balance }
  }
}
