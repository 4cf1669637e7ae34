import * as v from 'valibot'
import { type DealBody, HandState, HandView, OpenedHands, type StepBody } from '../../shared/hand-protocol.ts'
import { type CallResult, createCall } from '../common/api.ts'

/** The studio's calls for one game session at a game of hands. They never throw. */
export interface HandApi {
  open(token: string, gameId: string): Promise<CallResult<OpenedHands>>
  deal(order: DealBody): Promise<CallResult<HandView>>
  step(body: StepBody): Promise<CallResult<HandView>>
  state(): Promise<CallResult<HandState>>
  refill(): Promise<CallResult<HandState>>
  /** Says that the player saw how a hand ended; losing it only shows the hand once more. */
  seen(hand: string): Promise<void>
}

/** @param base origin of the studio, for tests; the page's own otherwise */
export function createHandApi(secret: string, base = ''): HandApi {
  const call = createCall(secret, base)
  return {
    open: (token, gameId) => call(OpenedHands, '/hand/open', { token, secret, game_id: gameId }),
    deal: (order) => call(HandView, '/hand/deal', order),
    step: (body) => call(HandView, '/hand/step', body),
    state: () => call(HandState, '/hand/state'),
    refill: () => call(HandState, '/hand/refill', {}),
    seen: async (hand) => {
      await call(v.object({}), '/hand/seen', { hand })
    },
  }
}
