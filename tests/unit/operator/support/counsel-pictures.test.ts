import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '@marquee/operator/admin/commands.ts'
import { cleanUp } from '@marquee/operator/database/cleanup.ts'
import {
  pictureLimit,
  pictureRetentionDays,
  picturesPerPlayer,
  uploadsAtOnce,
  uploadsOfAllAtOnce,
} from '@marquee/operator/support/limits.ts'
import { counselPictures } from '@marquee/operator/support/schema.ts'
import { pictureLimits } from '@marquee/contract/inquiry-limits.ts'
import { errorOf, submit } from '../../../support/server/calls.ts'
import { type TestOperator, testOperator, textAt, valueAt } from '../../../support/server/operator.ts'
import { waitFor } from '../../../support/wait-for.ts'

let operator: TestOperator
let owner: { readonly jwt: string; readonly id: string }

beforeAll(async () => {
  operator = await testOperator()
  owner = await operator.join()
})
afterAll(() => operator.close())

const day = 86_400
const plain = (width = 40, height = 20): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 60 } } })
const upload = (body: Uint8Array | ReadableStream, headers = {}, token = owner.jwt) =>
  submit(operator, 'POST', '/supports/picture', {
    token,
    body,
    headers: { 'content-type': 'image/png', ...headers },
  })
const fetchPicture = (id: string, token = owner.jwt) =>
  operator.send('GET', `/supports/picture/${id}`, { token })
const create = (pictures: readonly string[], token = owner.jwt) =>
  submit(operator, 'POST', '/supports/counsel', {
    token,
    body: { title: 'A picture', content: 'See.', pictures },
  })

describe('a picture', () => {
  it('is stored anew: the pixels stay, place and time of the shot and what was added do not', async () => {
    const shot = await plain()
      .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const polyglot = Buffer.concat([shot, Buffer.from('<script>alert(1)</script>PK\u0003\u0004secret-tail')])
    const stored = await upload(polyglot, { 'content-type': 'image/jpeg' })
    // Turned as the metadata said.
    expect(valueAt(stored.json, 'data')).toMatchObject({ width: 20, height: 40 })
    const served = await fetchPicture(textAt(stored.json, 'data', 'id'))
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'attachment; filename="picture.webp"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(Buffer.from(served.bytes).toString('latin1')).not.toMatch(/secret|script|Exif|ICCP|XMP/)
    const seen = await sharp(served.bytes).metadata()
    expect([seen.format, seen.exif, seen.orientation]).toEqual(['webp', undefined, undefined])
  })

  it.each(['png', 'webp', 'jpeg'] as const)('may be %s, whatever the sender calls it', async (format) => {
    const stored = await upload(await plain().toFormat(format).toBuffer(), { 'content-type': 'text/html' })
    expect(stored.status).toBe(200)
  })

  it('is made as small as it needs to be', async () => {
    const stored = await upload(await plain(3200, 1000).png().toBuffer())
    expect(valueAt(stored.json, 'data')).toMatchObject({ width: pictureLimits.side, height: 500 })
  })

  it('is stored once however often it is sent', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const bytes = await plain().png().toBuffer()
    const first = await upload(bytes, headers)
    const again = await upload(bytes, headers)
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true'])
    expect(errorOf(await upload(await plain(9, 9).png().toBuffer(), headers)).at(2)).toBe(
      'idempotencyKey.reused',
    )
  })

  it('waits while others of the same player are under way: each holds memory', async () => {
    const { jwt } = await operator.join()
    const bytes = await plain(2000, 2000).png().toBuffer()
    const responses = await Promise.all(
      Array.from({ length: uploadsAtOnce + 2 }, () => upload(bytes, {}, jwt)),
    )
    const taken = responses.filter(({ status }) => status === 200)
    expect(taken).toHaveLength(uploadsAtOnce)
    const refused = responses.find(({ status }) => status !== 200)
    expect([refused?.status, refused?.headers.get('retry-after'), refused?.text]).toEqual([
      429,
      '3',
      expect.stringContaining('picture.busy'),
    ])
    expect((await upload(bytes, {}, jwt)).status).toBe(200)
  })

  it('waits while too many of all players are under way', async () => {
    const players = await Promise.all(
      Array.from({ length: uploadsOfAllAtOnce / uploadsAtOnce + 1 }, () => operator.join()),
    )
    // Bodies that have not come yet, until all have begun or were refused.
    const bodies: ReadableStreamDefaultController<Uint8Array>[] = []
    const slow = () => new ReadableStream<Uint8Array>({ start: (body) => void bodies.push(body) })
    let refused = 0
    const responses = players.flatMap(({ jwt }) =>
      Array.from({ length: uploadsAtOnce }, async () => {
        const { status } = await upload(slow(), {}, jwt)
        if (status === 429) refused += 1
        return status
      }),
    )
    await waitFor(() => expect(refused).toBe(uploadsAtOnce))
    for (const body of bodies) body.close()
    const others = (await Promise.all(responses)).filter((status) => status !== 429)
    expect(others).toHaveLength(uploadsOfAllAtOnce)
  })

  /** A PNG that says it is so large, and has data of a few bytes. */
  const header = (width: number, height: number) => {
    const chunk = (name: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(name), data])
      const bytes = Buffer.alloc(body.length + 8)
      bytes.writeUInt32BE(data.length, 0)
      body.copy(bytes, 4)
      bytes.writeUInt32BE(crc32(body), body.length + 4)
      return bytes
    }
    const size = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
    size.writeUInt32BE(width, 0)
    size.writeUInt32BE(height, 4)
    const start = Buffer.from('89504e470d0a1a0a', 'hex')
    const data = chunk('IDAT', deflateSync(Buffer.alloc(9)))
    return Buffer.concat([start, chunk('IHDR', size), data, chunk('IEND', Buffer.alloc(0))])
  }
  const animated = async () => {
    const frame = plain(8, 8).raw()
    const two = Buffer.concat([await frame.toBuffer(), Buffer.alloc(8 * 8 * 3)])
    return sharp(two, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
      .webp({ loop: 0 })
      .toBuffer()
  }
  const refused: [string, () => Buffer | Promise<Buffer>, string][] = [
    ['nothing', () => Buffer.alloc(0), 'picture.format'],
    ['a page', () => Buffer.from('<!doctype html><script>1</script>'), 'picture.format'],
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture.format'],
    [
      'a drawing that begins as a picture',
      () =>
        Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<svg width="9" height="9"/>')]),
      'picture.broken',
    ],
    ['a GIF', () => plain().gif().toBuffer(), 'picture.format'],
    ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'picture.heic'],
    ['AVIF', () => Buffer.from('\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'latin1'), 'picture.format'],
    ['30,000 x 30,000 pixels', () => header(30_000, 30_000), 'picture.pixels'],
    ['no pixels at all', () => header(100, 100), 'picture.broken'],
    ['moving pictures', animated, 'picture.animated'],
    [
      'half a picture',
      async () => {
        const whole = await sharp(
          Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251)),
          {
            raw: { width: 300, height: 300, channels: 3 },
          },
        )
          .jpeg()
          .toBuffer()
        return whole.subarray(0, whole.length / 2)
      },
      'picture.broken',
    ],
  ]
  it.each(refused)('is not %s', async (_name, bytes, key) => {
    expect(errorOf(await upload(await bytes()))).toEqual([400, 4001, key])
  })

  it('is not larger than a few megabytes', async () => {
    const response = await upload(Buffer.alloc(20 * 1024 * 1024, 1))
    expect([response.status, valueAt(response.json, 'msg')]).toEqual([413, 'request.tooLarge'])
  })
})

describe('pictures of a message', () => {
  const ready = async (token = owner.jwt) => {
    const stored = await upload(await plain().png().toBuffer(), {}, token)
    return textAt(stored.json, 'data', 'id')
  }

  it('come with it in their order, to its player only', async () => {
    const [one, two, three] = [await ready(), await ready(), await ready()]
    const created = await create([two, one])
    const id = textAt(created.json, 'data', 'id')
    const idsAt = (response: typeof created, at: string) => {
      const pictures = valueAt(response.json, 'data', 'messages', at, 'pictures')
      return Array.isArray(pictures) ? pictures.map((picture) => valueAt(picture, 'id')) : pictures
    }
    expect(idsAt(created, '0')).toEqual([two, one])
    const replied = await submit(operator, 'POST', `/supports/counsel/${id}/message`, {
      token: owner.jwt,
      body: { reply: 'And this', pictures: [three] },
    })
    expect(idsAt(replied, '1')).toEqual([three])

    const other = await operator.join()
    const theirs = await fetchPicture(one, other.jwt)
    expect(errorOf(theirs)).toEqual([404, 4001, 'picture.notFound'])
    for (const none of [randomUUID(), 'x', '..%2f..%2fetc%2fpasswd', "'or'1'='1", one.toUpperCase()]) {
      expect((await fetchPicture(none, other.jwt)).text).toBe(theirs.text)
    }
    expect((await operator.send('GET', `/supports/picture/${one}`)).status).toBe(401)
    // Sent before, another player's, unknown, twice, too many.
    const mine = await ready()
    for (const [pictures, token, key] of [
      [[one], owner.jwt, 'pictures.unknown'],
      [[mine], other.jwt, 'pictures.unknown'],
      [[randomUUID()], owner.jwt, 'pictures.unknown'],
      [[mine, mine], owner.jwt, 'pictures.unknown'],
      [[mine, mine, mine, mine], owner.jwt, 'pictures.tooMany'],
    ] as const) {
      expect(valueAt((await create(pictures, token)).json, 'data', 'fields')).toEqual({ pictures: key })
    }
    expect((await create([mine])).status).toBe(200)
    const folder = await mkdtemp(join(tmpdir(), 'picture-'))
    const file = join(folder, 'shown.webp')
    const office = (...words: string[]) => runCommand(operator.db, words, operator.services.clock())
    expect((await office('inquiry', id)).lines).toContain(`[picture ${three}, 40 x 20]`)
    await office('picture', three, file)
    expect(Buffer.from((await fetchPicture(three)).bytes).equals(await readFile(file))).toBe(true)
    await expect(office('picture', three, file)).rejects.toThrow(/EEXIST/)
    await rm(folder, { recursive: true })
  })

  it('can be taken back until they are sent', async () => {
    const remove = (id: string, token: string) =>
      submit(operator, 'DELETE', `/supports/picture/${id}`, { token })
    const [sent, unsent] = [await ready(), await ready()]
    await create([sent])
    const other = await operator.join()
    expect(errorOf(await remove(unsent, other.jwt))).toEqual([404, 4001, 'picture.notFound'])
    expect(errorOf(await remove(sent, owner.jwt))).toEqual([404, 4001, 'picture.notFound'])
    expect((await remove(unsent, owner.jwt)).status).toBe(200)
    expect((await fetchPicture(unsent)).status).toBe(404)
    expect((await fetchPicture(sent)).status).toBe(200)
  })

  it('end: a day after an upload that was not sent, a while after the end of their inquiry', async () => {
    const [sent, unsent] = [await ready(), await ready()]
    const id = textAt((await create([sent])).json, 'data', 'id')
    await runCommand(operator.db, ['end-inquiry', id], operator.services.clock())
    const storedFiles = async () =>
      (await operator.db.select({ id: counselPictures.id }).from(counselPictures)).map((row) => row.id)
    operator.pass(day + 60)
    await cleanUp(operator.db, operator.services.clock())
    expect([(await storedFiles()).includes(sent), (await storedFiles()).includes(unsent)]).toEqual([
      true,
      false,
    ])
    operator.pass(pictureRetentionDays * day)
    await cleanUp(operator.db, operator.services.clock())
    expect(await storedFiles()).not.toContain(sent)
  })

  it('come in a number a player may send in a day, and keep', async () => {
    const { jwt } = await operator.join()
    const bytes = await plain().png().toBuffer()
    let stored = 0
    for (let count = 0; count <= pictureLimit.count; count += 1) {
      const response = await upload(bytes, {}, jwt)
      if (response.status === 200) stored += 1
      else expect(errorOf(response)).toEqual([429, 5001, 'picture.tooMany'])
    }
    expect(stored).toBe(pictureLimit.count)
    const collector = await operator.join()
    const row = {
      playerId: collector.id,
      width: 1,
      height: 1,
      data: new Uint8Array([1]),
      createdAt: new Date(),
    }
    await operator.db.insert(counselPictures).values(Array.from({ length: picturesPerPlayer }, () => row))
    expect(errorOf(await upload(bytes, {}, collector.jwt))).toEqual([409, 6000, 'picture.full'])
  })
})
