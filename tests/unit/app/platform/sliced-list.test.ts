import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { slicedList } from '../../../../src/platform/sliced-list.ts'

afterEach(() => vi.restoreAllMocks())

const stored = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: String(place), more: 1 }))

function countedList() {
  let checks = 0
  const list = slicedList(
    v.pipe(
      v.object({ id: v.string() }),
      v.check(() => {
        checks += 1
        return true
      }),
    ),
  )
  return { list, checks: () => checks }
}

test('a list that was checked ahead is the same, and is not checked again', async () => {
  const { list, checks } = countedList()
  const items = stored(3)
  await list.checkAhead(items)
  expect(checks()).toBe(3)
  expect(v.parse(list.schema, items)).toEqual([{ id: '0' }, { id: '1' }, { id: '2' }])
  expect(checks()).toBe(3)
  expect(v.parse(list.schema, stored(2))).toEqual([{ id: '0' }, { id: '1' }])
  expect(checks()).toBe(5)
})

test('what does not fit is refused, checked ahead or not', async () => {
  const { list } = countedList()
  for (const wrong of [[{ id: 1 }], ['0'], [null], 'no list', undefined]) {
    await list.checkAhead(wrong)
    expect(v.safeParse(list.schema, wrong).success, JSON.stringify(wrong)).toBe(false)
  }
})

test('a long check lets the page work in between', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 5))
  const { list, checks } = countedList()
  const heard = new Set<number>()
  const hear = () => {
    heard.add(checks())
    if (checks() < 50) setTimeout(hear)
  }
  setTimeout(hear)
  // The database returns both in one task.
  await Promise.all([list.checkAhead(stored(25)), list.checkAhead(stored(25))])
  expect(checks()).toBe(50)
  expect(heard.size).toBeGreaterThan(5)
})
