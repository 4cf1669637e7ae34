import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { CounselBody, CounselQuery, CounselReference, CounselReplyBody } from '@marquee/contract/inquiry.ts'
import { pictureLimits } from '@marquee/contract/inquiry-limits.ts'
import { countAttempt } from '../auth/attempts.ts'
import { guard } from '../auth/guard.ts'
import { respondB } from '../http/envelope.ts'
import { parseBody, readBytes, readQuery, readText } from '../http/input.ts'
import { preferredLanguage } from '../http/language.ts'
import { runKeyed } from '../idempotency/idempotency.ts'
import { notFound } from '../http/request-error.ts'
import type { AppEnv, Services } from '../services.ts'
import { markCounselRead, replyToCounsel } from '../support/counsel-replies.ts'
import { createCounsel, listCounsels, readCounsel, validateCounsel } from '../support/counsels.ts'
import {
  counselCount,
  pictureLimit,
  replyLimit,
  uploadsAtOnce,
  uploadsOfAllAtOnce,
} from '../support/limits.ts'
import { numberInPath, pageOf } from '../support/page.ts'
import { cleanPicture, pictureBusy, requireDecoder } from '../support/picture-decoder.ts'
import { deletePicture, readPicture, storePicture } from '../support/pictures.ts'
import { readFacts, referenceName } from '../support/references.ts'
import { gameNames } from '../wallet/game-names.ts'
import { keyedCalls } from '../idempotency/keyed-calls.ts'

/** Inquiries with their threads and pictures (`/supports/counsel`, `/supports/picture`). */
export function counselRoutes(services: Services): Hono<AppEnv> {
  const { db, clock } = services
  const app = new Hono<AppEnv>()
  const signedIn = guard(services)
  const keyed = keyedCalls(services)
  const nameOf = gameNames(services.lobby)
  const counselInPath = (c: Context<AppEnv, '/counsel/:id'>) =>
    numberInPath(c.req.param('id'), 'counsel.notFound')

  app.get('/counsel', signedIn, async (c) => {
    return respondB(c, await listCounsels(db, c.var.player.id, pageOf(readQuery(c, CounselQuery)), nameOf))
  })
  app.get('/counsel/:id', signedIn, async (c) => {
    return respondB(c, await readCounsel(db, c.var.player.id, counselInPath(c), nameOf))
  })
  app.post('/counsel', signedIn, async (c) => {
    const text = await readText(c)
    const body = parseBody(CounselBody, text)
    // Validated before it is counted: a rejected inquiry does not use up the limit.
    validateCounsel(body)
    const counsel = {
      ...body,
      reference: body.reference,
      lang: preferredLanguage(c.req.header('accept-language')),
    }
    const effect = keyed(
      c,
      text,
      (tx, player) => createCounsel(tx, player, counsel, clock(), nameOf),
      counselCount,
    )
    return respondB(c, await effect)
  })
  app.post('/counsel/:id/message', signedIn, async (c) => {
    const counsel = counselInPath(c)
    const text = await readText(c)
    const reply = parseBody(CounselReplyBody, text)
    await keyed(
      c,
      text,
      async (tx, player) => {
        await replyToCounsel(tx, player, counsel, reply, clock())
        return {}
      },
      { scope: 'reply', limit: replyLimit, key: 'counsel.tooManyReplies' },
    )
    return respondB(c, await readCounsel(db, c.var.player.id, counsel, nameOf))
  })
  app.post('/counsel/:id/read', signedIn, async (c) => {
    const counsel = counselInPath(c)
    const text = await readText(c)
    await keyed(c, text, async (tx, player) => {
      await markCounselRead(tx, player, counsel, clock())
      return {}
    })
    return respondB(c, {})
  })

  app.get('/reference', signedIn, async (c) => {
    const reference = readQuery(c, CounselReference)
    const facts = await readFacts(db, c.var.player.id, [reference], nameOf)
    const found = facts.get(referenceName(reference))
    if (!found) throw notFound('reference.invalid')
    return respondB(c, found)
  })

  /** Stores the picture in a call's body. */
  const takePicture = async (c: Context<AppEnv>) => {
    const { id } = c.var.player
    const upload = await readBytes(c, pictureLimits.bytes)
    return runKeyed(services, c, {
      scope: id,
      body: createHash('sha256').update(upload).digest('hex'),
      prepare: async () => {
        // Before it is counted: an upload that has to wait does not use up the limit.
        requireDecoder()
        await countAttempt(db, `picture:${id}`, pictureLimit, clock(), 'picture.tooMany')
        return cleanPicture(upload)
      },
      effect: (tx, clean) => storePicture(tx, id, clean, clock()),
    })
  }
  /** Uploads under way by player. */
  const underWay = new Map<string, number>()
  app.post('/picture', signedIn, async (c) => {
    const { id } = c.var.player
    const others = underWay.get(id) ?? 0
    const ofAll = [...underWay.values()].reduce((sum, count) => sum + count, 0)
    // Before any byte is read, or one player, or many together, could fill the memory.
    if (others >= uploadsAtOnce || ofAll >= uploadsOfAllAtOnce) throw pictureBusy()
    underWay.set(id, others + 1)
    try {
      return respondB(c, await takePicture(c))
    } finally {
      const left = (underWay.get(id) ?? 1) - 1
      if (left > 0) underWay.set(id, left)
      else underWay.delete(id)
    }
  })
  app.get('/picture/:id', signedIn, async (c) => {
    const data = await readPicture(db, c.var.player.id, c.req.param('id'))
    return c.body(new Uint8Array(data), 200, {
      'Content-Type': 'image/webp',
      'Content-Disposition': 'attachment; filename="picture.webp"',
      'Cache-Control': 'private, no-store',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })
  app.delete('/picture/:id', signedIn, async (c) => {
    const picture = c.req.param('id')
    const text = await readText(c)
    await keyed(c, text, async (tx, player) => {
      await deletePicture(tx, player, picture)
      return {}
    })
    return respondB(c, {})
  })

  return app
}
