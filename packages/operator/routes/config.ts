import { Hono } from 'hono'
import * as v from 'valibot'
import { isLoopback } from '@marquee/contract/config.ts'
import { readQuery } from '../http/input.ts'
import type { AppEnv, Services } from '../services.ts'
import { encryptConfig, siteConfig } from '../site/site-config.ts'

const ConfigQuery = v.object({
  force_domain: v.optional(v.pipe(v.string(), v.maxLength(253), v.regex(/^[a-z0-9.-]+(:\d{1,5})?$/i))),
})

/** The encrypted site configuration (`GET /api/cnf`, spec §7). `force_domain` counts on this very machine only. */
export function configRoutes({ settings, lobby }: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.get('/cnf', (c) => {
    const { force_domain } = readQuery(c, ConfigQuery)
    const { hostname } = new URL(c.var.site.origin)
    // Passkeys belong to the origin of the requesting page, which may be another one than the operator's.
    const page = c.req.header('origin') ?? c.var.site.origin
    const site = { ...c.var.site, passkeys: settings.relyingParty?.origins.includes(page) === true }
    const domain = isLoopback(hostname) && force_domain !== undefined ? force_domain : hostname
    const featured = lobby.featured(`${site.origin}/images`)
    const config = siteConfig(site, settings.siteOverrides, domain, featured)
    return c.text(encryptConfig(config, settings.configKey))
  })

  return app
}
