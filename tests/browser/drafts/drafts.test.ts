import { expect, test } from 'vitest'
import { randomFrom } from '../../support/seed.ts'
import type { DraftFrame } from './draft-frame.ts'
import { waitFor } from '../../support/wait-for.ts'

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
  return { draft: inner.draftFrame, kill: () => frame.remove() }
}

const letters = 'abc 가나다 いろは 🙂\n'

test('every letter that was typed survives the page being killed at 30 random points while typing', async () => {
  localStorage.clear()
  const seed = Date.now() >>> 0
  const random = randomFrom(seed)
  const written = { title: '', content: '' }
  for (let kill = 0; kill < 30; kill++) {
    const { draft, kill: end } = await openDraft()
    expect({ title: '', content: '', ...draft.values() }, `seed ${seed}, kill ${kill}`).toEqual(written)
    const field = random.chance(0.3) ? 'title' : 'content'
    const strokes = random.integer(1, 40)
    for (let stroke = 0; stroke < strokes; stroke++) {
      const typed = written[field]
      written[field] = random.chance(0.15) ? typed.slice(0, -1) : typed + random.pick([...letters])
      draft.type(field, written[field])
    }
    end()
  }
})

test('the idempotency key survives a killed page, and another text gets another key', async () => {
  localStorage.clear()
  const first = await openDraft()
  first.draft.type('title', 'A question')
  const key = first.draft.keyFor('{"title":"A question"}')
  first.kill()
  const second = await openDraft()
  expect(second.draft.values()).toEqual({ title: 'A question' })
  expect(second.draft.keyFor('{"title":"A question"}')).toBe(key)
  expect(second.draft.keyFor('{"title":"Another"}')).not.toBe(key)
  second.kill()
})

test('a cleared draft stays cleared', async () => {
  localStorage.clear()
  const first = await openDraft()
  first.draft.type('title', 'a')
  first.draft.type('title', 'ab')
  first.draft.clear()
  first.kill()
  const second = await openDraft()
  expect(second.draft.values()).toEqual({})
  second.kill()
})

test('two tabs type in different fields of one form: both texts are stored', async () => {
  localStorage.clear()
  const [one, other] = await Promise.all([openDraft(), openDraft()])
  for (const length of [1, 2, 3, 4, 5]) {
    one.draft.type('title', 'title'.slice(0, length))
    other.draft.type('content', 'words'.slice(0, length))
  }
  await waitFor(() => {
    expect(one.draft.values()).toEqual({ title: 'title', content: 'words' })
    expect(other.draft.values()).toEqual({ title: 'title', content: 'words' })
  })
  one.kill()
  other.kill()
})
