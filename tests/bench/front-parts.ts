import type { TemporaryPostgres } from '../support/postgres.ts'
import type { Product } from '../support/server-process.ts'

/** nginx in front of operators on one PostgreSQL. */
export interface Front {
  /** Where players reach it. */
  readonly origin: string
  readonly products: readonly Product[]
  readonly count: number
  readonly database: TemporaryPostgres
  /** The process id of nginx. */
  readonly nginx: number
}
