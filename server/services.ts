import type { HttpBindings } from '@hono/node-server'

import type { Db } from './db.ts'
import type { Lobby } from './lobby.ts'
import type { Site } from './http/origin.ts'
import type { Log } from './log.ts'
import type { Mail } from './account/mail.ts'
import type { Secrets } from './secrets.ts'
import type { SiteOverrides } from './site-config.ts'

/** What the routes of one operator share. */
export interface Services {
  readonly db: Db
  readonly lobby: Lobby
  readonly secrets: Secrets
  readonly log: Log
  readonly clock: () => Date
  readonly settings: AppSettings
  /** Sends letters where the operator has a mail server; without one, links are in the log and the back office. */
  readonly mail?: Mail
}

/** The part of the settings that routes need. */
export interface AppSettings {
  /** Proxies in front whose forwarding headers are believed. */
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
  /** How long a sign-in lasts without the player doing anything, seconds; 0: as long as it lasts. */
  readonly idleSeconds: number
  /** Origin of the app, for links in letters: never taken from a request, which may lie about its host. */
  readonly appUrl: string
  /** Hosts besides the browsers' own services that messages to closed apps are delivered to. */
  readonly pushHosts: readonly string[]
  /** The key that the app decrypts its configuration with; ships with the app and is no secret. */
  readonly configKey: string
  readonly siteOverrides: SiteOverrides
  readonly currency: string
  /** Money calls that a player may make in a minute. */
  readonly walletRate: number
}

/** Who is playing, once the guard let a call through. */
export interface SignedIn {
  readonly id: string
  readonly username: string
  readonly sessionId: string
}

export interface AppEnv {
  // Absent when a test calls the app without a server.
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; site: Site; player: SignedIn }
}
