import { expect, test, vi } from 'vitest'
import { randomFrom } from '../../support/seed.ts'
import { deleteDatabase } from '../../support/tabs.ts'
import type { DraftFrame } from './draft-frame.ts'

async function openDraft(): Promise<{ draft: DraftFrame; kill: () => void }> {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const inner = frame.contentWindow
  if (!inner) throw new Error('no frame')
  const ready = new Promise<void>((resolve) => {
    inner.addEventListener('draft-frame', () => resolve(), { once: true })
  })
  const script = inner.document.createElement('script')
  script.type = 'module'
  script.src = new URL('draft-frame.ts', import.meta.url).href
  inner.document.head.append(script)
  await ready
  if (!inner.draftFrame) throw new Error('the frame has no draft')
  await inner.draftFrame.loaded
  return { draft: inner.draftFrame, kill: () => frame.remove() }
}

const letters = 'abc 가나다 いろは 🙂\n'

test('what was kept survives the page being killed at 30 random points while typing', async () => {
  await deleteDatabase()
  const seed = Date.now() >>> 0
  const random = randomFrom(seed)
  const written = { title: '', content: '' }
  for (let kill = 0; kill < 30; kill++) {
    const { draft, kill: end } = await openDraft()
    const at = `seed ${seed}, kill ${kill}`
    const before = { ...written }
    for (const field of ['title', 'content'] as const) {
      expect(draft.values()[field] ?? '', at).toBe(before[field])
    }
    const field = random.chance(0.3) ? 'title' : 'content'
    let typed = before[field]
    const stages = [typed]
    // The last stage that is known to be written.
    let safe = 0
    const strokes = random.integer(1, 40)
    for (let stroke = 0; stroke < strokes; stroke++) {
      typed = random.chance(0.15) ? typed.slice(0, -1) : typed + random.pick([...letters])
      stages.push(typed)
      draft.type(field, typed)
      if (random.chance(0.4)) {
        const sent = stages.length - 1
        void draft.settled().then(() => (safe = sent))
        // Sometimes the transaction ends before the page does, sometimes in between.
        if (random.chance(0.5)) await new Promise((resolve) => setTimeout(resolve, random.integer(0, 4)))
      }
    }
    const promised = safe
    end()

    const next = await openDraft()
    const found = next.draft.values()[field] ?? ''
    expect(stages.lastIndexOf(found), at).toBeGreaterThanOrEqual(promised)
    next.draft.type(field, found)
    await next.draft.settled()
    written[field] = found
    next.kill()
  }
})

test('the key of a press is there after the page was killed, and another text gets another key', async () => {
  await deleteDatabase()
  const first = await openDraft()
  first.draft.type('title', 'A question')
  const key = await first.draft.keyFor('{"title":"A question"}')
  first.kill()
  const second = await openDraft()
  expect(second.draft.values()).toEqual({ title: 'A question' })
  expect(await second.draft.keyFor('{"title":"A question"}')).toBe(key)
  expect(await second.draft.keyFor('{"title":"Another"}')).not.toBe(key)
  second.kill()
})

test('a cleared draft stays cleared, also when a key stroke was on its way', async () => {
  await deleteDatabase()
  const first = await openDraft()
  first.draft.type('title', 'a')
  first.draft.type('title', 'ab')
  await first.draft.clear()
  first.kill()
  const second = await openDraft()
  expect(second.draft.values()).toEqual({})
  second.kill()
})

test('two tabs type in different fields of one form: both texts are kept', async () => {
  await deleteDatabase()
  const [one, other] = await Promise.all([openDraft(), openDraft()])
  for (const length of [1, 2, 3, 4, 5]) {
    one.draft.type('title', 'title'.slice(0, length))
    other.draft.type('content', 'words'.slice(0, length))
  }
  await Promise.all([one.draft.settled(), other.draft.settled()])
  await vi.waitFor(() => {
    expect(one.draft.values()).toEqual({ title: 'title', content: 'words' })
    expect(other.draft.values()).toEqual({ title: 'title', content: 'words' })
  })
  one.kill()
  other.kill()
})
