import type { HttpBindings } from '@hono/node-server'

import type { Db } from './database/db.ts'
import type { Lobby } from './games/lobby.ts'
import type { Site } from './http/origin.ts'
import type { Log } from './log.ts'
import type { SendEmail } from './account/smtp.ts'
import type { RelyingParty } from './passkeys/relying-party.ts'
import type { Secrets } from './site/secrets.ts'
import type { SiteOverrides } from './site/site-config.ts'
import type { LimitPerKey } from './http/limit-per-key.ts'

/** What all routes of one operator share. */
export interface Services {
  readonly db: Db
  readonly lobby: Lobby
  /** Path of the folder with the pictures of games and providers: `cover`, `background` and `logo`. */
  readonly pictures: string
  readonly secrets: Secrets
  readonly log: Log
  readonly clock: () => Date
  readonly settings: AppSettings
  /** Keyed calls that this operator is running (`idempotency.ts`). An advisory lock excludes other processes. */
  readonly runningCalls: Set<string>
  /** Limits how many calls of one player run at a time, so that no player uses up the connections to the database. */
  readonly limitPerPlayer: LimitPerKey
  /** Absent without a mail server: links for a new password are then in the log and in the admin commands. */
  readonly sendEmail?: SendEmail
}

/** The part of the settings that routes need. */
export interface AppSettings {
  /** Number of proxies in front whose forwarding headers are trusted. */
  readonly trustedProxies: number
  /** Host names that are served; empty: any. */
  readonly hosts: readonly string[]
  /** Other origins that the app may live on. */
  readonly appOrigins: readonly string[]
  readonly studioPort: number
  /** The studio's origin where it is not `studioPort` of the same host. */
  readonly studioOrigin: string | undefined
  /** How long a sign-in lasts, seconds. */
  readonly sessionSeconds: number
  /** How long a sign-in lasts without activity of the player, seconds; 0 for no such limit. */
  readonly idleSeconds: number
  /** Origin of the app, for links in emails. It is never taken from a request, whose host can be forged. */
  readonly appUrl: string
  /** Whose passkeys count; absent where the site has none, or is at an address, which cannot have any. */
  readonly relyingParty: RelyingParty | undefined
  /** Hosts that push messages may be delivered to, besides the browsers' own services. */
  readonly pushHosts: readonly string[]
  /** The key that the app decrypts its configuration with; ships with the app and is no secret. */
  readonly configKey: string
  readonly siteOverrides: SiteOverrides
  /** Money calls that a player may make in a minute. */
  readonly walletRate: number
}

/** The signed-in player of a call that passed the guard. */
export interface SignedIn {
  readonly id: string
  readonly username: string
  readonly sessionId: string
}

export interface AppEnv {
  // Absent where a test calls the app without a server.
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    site: Site
    player: SignedIn
    /** When the session of the call began. */
    signedInAt: Date
    /** The outcome of a studio's move of money, for the log: its HTTP status is always 200. */
    outcome: string | undefined
  }
}
