import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { StudioErrorCode } from '../../shared/protocol.ts'

const statuses: Readonly<Record<StudioErrorCode, ContentfulStatusCode>> = {
  bad_request: 400,
  session_expired: 401,
  token_used: 401,
  unknown_game: 404,
  unknown_round: 404,
  round_in_progress: 409,
  other_seeds: 409,
  too_soon: 429,
  no_such_bet: 422,
  bets_closed: 409,
  table_limit: 409,
  others_at_table: 409,
  operator_unavailable: 503,
  server_error: 500,
}

/** An error that the game's page has a message for. */
export class StudioError extends Error {
  override readonly name = 'StudioError'
  readonly code: StudioErrorCode
  readonly status: ContentfulStatusCode
  /** Milliseconds until another try makes sense. */
  readonly wait: number | undefined

  constructor(code: StudioErrorCode, wait?: number) {
    super(code)
    this.code = code
    this.status = statuses[code]
    this.wait = wait
  }
}
