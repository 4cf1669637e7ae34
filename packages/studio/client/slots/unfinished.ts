import type { Round } from '../../shared/protocol.ts'
import type { Answer, Api } from '../common/api.ts'
import { delay } from '../common/delay.ts'

const lookAgain = 2_000

export function isUnfinished(round: Round | null): boolean {
  return round?.state === 'open' || round?.state === 'decided' || round?.state === 'voiding'
}

/** How an unfinished round stands now. */
export async function askFor(api: Api, round: Round): Promise<Answer<Round>> {
  if (!isUnfinished(round)) return { kind: 'data', data: round }
  const answer = await api.state()
  if (answer.kind !== 'data') return answer
  const now = answer.data.round
  // Nothing left to show: another window has shown how it ended.
  if (now?.id !== round.id) {
    return { kind: 'data', data: { ...round, state: 'settled', result: null, balance: answer.data.balance } }
  }
  return isUnfinished(now)
    ? { kind: 'refused', code: 'operator_unavailable', wait: undefined }
    : { kind: 'data', data: now }
}

/** Waits until a round that another window plays is over. Answers the balance, or the code that ended the game session. */
export async function otherIsOver(
  api: Api,
): Promise<{ readonly balance: number | null } | { readonly ended: string }> {
  for (;;) {
    await delay(lookAgain)
    const answer = await api.state()
    if (answer.kind === 'refused' && answer.code === 'session_expired') return { ended: answer.code }
    if (answer.kind === 'data' && !isUnfinished(answer.data.round)) return { balance: answer.data.balance }
  }
}
