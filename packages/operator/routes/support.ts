import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import {
  DocumentQuery,
  documentNames,
  MemoQuery,
  NoticeQuery,
  ReadMemosBody,
  TicketBody,
} from '@marquee/contract/support.ts'
import { countAttempt } from '../auth/attempts.ts'
import { authorise, guard } from '../auth/guard.ts'
import { addressGroup, clientAddress } from '../http/address.ts'
import { respondB } from '../http/envelope.ts'
import { parseBody, readQuery, readText } from '../http/input.ts'
import { preferredLanguage } from '../http/language.ts'
import { runKeyed } from '../idempotency/idempotency.ts'
import { notFound, RequestError } from '../http/request-error.ts'
import type { AppEnv, Services } from '../services.ts'
import { createCounsel } from '../support/counsels.ts'
import { readDocument } from '../support/documents.ts'
import { faq } from '../support/faq.ts'
import { counselCount, ticketLimit } from '../support/limits.ts'
import {
  deleteMemo,
  listMemos,
  markAllRead,
  markRead,
  readMemo,
  restoreMemo,
  unreadMemos,
} from '../support/memos.ts'
import { listNotices, readNotice } from '../support/notices.ts'
import { numberInPath, pageOf } from '../support/page.ts'
import { createTicket } from '../support/tickets.ts'
import { gameNames } from '../wallet/game-names.ts'
import { siteVariables } from '../site/site-config.ts'
import { siteRules } from '../wallet/site-rules.ts'
import { counselRoutes } from './counsels.ts'
import { keyedCalls } from '../idempotency/keyed-calls.ts'

/** Boards, memos, inquiries and documents (`/supports`). Pages of the app are under the same path. */
export function supportRoutes(services: Services): Hono<AppEnv> {
  const { db, settings, clock } = services
  const app = new Hono<AppEnv>()
  const signedIn = guard(services)
  const languageOf = (c: Context<AppEnv>) => preferredLanguage(c.req.header('accept-language'))

  const keyed = keyedCalls(services)
  const nameOf = gameNames(services.lobby)

  /** Whether a call that needs no session has one; a session that ended counts as none, so that a letter is not refused. */
  async function hasSession(c: Context<AppEnv>): Promise<boolean> {
    try {
      await authorise(services, c)
      return true
    } catch (error) {
      if (error instanceof RequestError) return false
      throw error
    }
  }

  // Each response has its texts in all languages: long, and well compressible.
  app.use(compress({ encoding: 'gzip', threshold: 2048 }))

  app.get('/notice', async (c) => {
    const query = readQuery(c, NoticeQuery)
    return respondB(c, await listNotices(db, query.important === '1', pageOf(query)))
  })
  app.get('/notice/:id', async (c) => {
    return respondB(c, await readNotice(db, numberInPath(c.req.param('id'), 'notice.notFound')))
  })

  app.get('/memo', signedIn, async (c) => {
    const query = readQuery(c, MemoQuery)
    const { id } = c.var.player
    const page = await listMemos(db, id, query.kind, pageOf(query))
    return respondB(c, { ...page, unread: await unreadMemos(db, id) })
  })
  app.post('/memo/read', signedIn, async (c) => {
    const text = await readText(c)
    const { kind } = parseBody(ReadMemosBody, text)
    const response = await keyed(c, text, async (tx, player) => {
      await markAllRead(tx, player, kind, clock())
      return { unread: await unreadMemos(tx, player) }
    })
    return respondB(c, response)
  })
  const memoInPath = (c: Context<AppEnv, '/memo/:id'>) => numberInPath(c.req.param('id'), 'memo.notFound')
  app.get('/memo/:id', signedIn, async (c) => respondB(c, await readMemo(db, c.var.player.id, memoInPath(c))))
  app.post('/memo/:id/read', signedIn, async (c) => {
    const memo = memoInPath(c)
    const text = await readText(c)
    await keyed(c, text, async (tx, player) => {
      await markRead(tx, player, memo, clock())
      return {}
    })
    return respondB(c, await readMemo(db, c.var.player.id, memo))
  })
  app.delete('/memo/:id', signedIn, async (c) => {
    const memo = memoInPath(c)
    const text = await readText(c)
    const response = await keyed(c, text, async (tx, player) => ({
      restore_until: (await deleteMemo(tx, player, memo, clock())).toISOString(),
    }))
    return respondB(c, response)
  })
  app.post('/memo/:id/restore', signedIn, async (c) => {
    const memo = memoInPath(c)
    const text = await readText(c)
    await keyed(c, text, async (tx, player) => {
      await restoreMemo(tx, player, memo, clock())
      return {}
    })
    return respondB(c, await readMemo(db, c.var.player.id, memo))
  })

  app.route('/', counselRoutes(services))

  const questions = faq(
    siteRules(settings.siteOverrides).limits.pointUnit,
    siteVariables(settings.siteOverrides).play_money,
  )
  app.get('/faq', (c) => respondB(c, { list: questions }))

  app.post('/ticket', async (c) => {
    const text = await readText(c)
    const ticket = parseBody(TicketBody, text)
    if (await hasSession(c)) {
      // A letter of a player is an inquiry, so that the reply reaches the player's inbox.
      const { subject: title, content } = ticket
      const counsel = { title, content, reference: undefined, pictures: [], lang: languageOf(c) }
      const inquiry = await keyed(
        c,
        text,
        async (tx, player) => ({ id: (await createCounsel(tx, player, counsel, clock(), nameOf)).id }),
        counselCount,
      )
      return respondB(c, inquiry)
    }
    const address = addressGroup(clientAddress(c, settings.trustedProxies))
    const response = await runKeyed(services, c, {
      scope: 'anonymous',
      body: text,
      prepare: () => countAttempt(db, `ticket:${address}`, ticketLimit, clock(), 'ticket.tooMany'),
      effect: async (tx) => ({ id: await createTicket(tx, { ...ticket, lang: languageOf(c) }, clock()) }),
    })
    return respondB(c, response)
  })

  app.get('/document/:name', (c) => {
    const name = documentNames.find((known) => known === c.req.param('name'))
    if (name === undefined) throw notFound('document.notFound')
    const { lang = languageOf(c) } = readQuery(c, DocumentQuery)
    return respondB(c, readDocument(name, lang))
  })

  return app
}
