import { endpoint, none } from './endpoint.ts'
import {
  CheckSeenBody,
  LimitBody,
  LimitChangeBody,
  NoDepositLimitBody,
  Playing,
  PlayingBody,
  Protection,
  RealityCheckBody,
  StopBody,
} from './protection.ts'

const personal = { envelope: 'B', login: true, query: none } as const
/** Every change responds with the state after it. */
const change = { ...personal, method: 'POST', keyed: true, data: Protection } as const
const read = { ...personal, method: 'POST', keyed: false, repeatable: true, data: Playing } as const

/** Calls of player protection, where the configuration has `protection`. */
export const protectionEndpoints = {
  protection: endpoint({
    ...personal,
    method: 'GET',
    path: '/protection',
    keyed: false,
    body: none,
    data: Protection,
  }),
  setLimit: endpoint({ ...change, path: '/protection/limit', body: LimitBody }),
  decideLimitChange: endpoint({ ...change, path: '/protection/limit/change', body: LimitChangeBody }),
  setRealityCheck: endpoint({ ...change, path: '/protection/reality-check', body: RealityCheckBody }),
  noDepositLimit: endpoint({ ...change, path: '/protection/no-deposit-limit', body: NoDepositLimitBody }),
  stopPlay: endpoint({ ...change, path: '/protection/stop', body: StopBody }),
  playing: endpoint({ ...read, path: '/protection/playing', body: PlayingBody }),
  checkSeen: endpoint({ ...read, path: '/protection/check-seen', body: CheckSeenBody }),
} as const
