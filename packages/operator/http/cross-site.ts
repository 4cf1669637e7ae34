import { createMiddleware } from 'hono/factory'
import { ServerCode } from '@marquee/contract/codes.ts'
import { RequestError } from './request-error.ts'
import type { AppEnv } from '../services.ts'

/**
 * Refuses what a page of another site posts: wrong passwords sent by it would count against the address of whoever has the
 * page open. Clients that are no browsers do not send `Sec-Fetch-Site`.
 *
 * @throws RequestError 403 and 4030 `request.crossSite`
 */
export function refuseOtherSites(appOrigins: readonly string[]) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const from = c.req.header('sec-fetch-site')
    const isOther = from === 'cross-site' || from === 'same-site'
    if (c.req.method === 'POST' && isOther && !appOrigins.includes(c.req.header('origin') ?? '')) {
      throw new RequestError(403, ServerCode.authError, 'request.crossSite')
    }
    await next()
  })
}
