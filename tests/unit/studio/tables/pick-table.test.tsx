import { beforeEach, expect, test, vi } from 'vitest'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { moneyIn } from '@marquee/studio/client/common/money.ts'
import { createPickTable } from '@marquee/studio/client/tables/pick-table.ts'
import { createSpots } from '@marquee/studio/client/tables/spots.ts'
import { createTableStage } from '@marquee/studio/client/tables/table-stage.ts'
import { gameOf } from '@marquee/studio/server/games/games.ts'
import { balls } from '@marquee/studio/shared/pick-games.ts'
import { ballDraw } from '@marquee/studio/server/tables/picks.ts'

const title = catalogue().games.find((game) => game.table === 'draw')
const sheet = gameOf(title?.id ?? '')?.tableSheetIn('en')

function openDraw() {
  if (sheet === undefined) throw new Error('no live title is a draw')
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  const stage = createTableStage(root, sheet, false)
  const put = vi.fn<(spots: readonly string[]) => void>()
  const announce = vi.fn<(text: string) => void>()
  const layout = createPickTable(
    {
      sheet,
      stage,
      language: 'en',
      spots: createSpots(sheet, 'en', String, () => undefined),
      nameOf: String,
      put,
      announce,
      still: () => true,
    },
    { game: balls, face: String },
  )
  const own = (amounts: Record<string, number>, backs: Record<string, number> = {}) =>
    layout.own?.({
      amounts: new Map(Object.entries(amounts)),
      backs: new Map(Object.entries(backs)),
      chip: 1_000,
      isOpen: true,
      money: moneyIn('en', 'KRW'),
      colourOf: () => 'chip-0',
    })
  own({})
  const button = (name: string) => {
    const found = [...root.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    )
    if (found === undefined) throw new Error(`no button ${name}`)
    return found
  }
  const tickets = () => [...root.querySelectorAll('.tickets li')].map((one) => one.textContent)
  return { root, layout, put, announce, own, button, tickets }
}

let table: ReturnType<typeof openDraw>
beforeEach(() => {
  table = openDraw()
})

test('a ticket is the numbers that were clicked, and a second click takes a number back', () => {
  const { button, put } = table
  expect(button('Bet ₩1,000').disabled).toBe(true)
  for (const name of ['42', '7', '13', '7']) button(name).click()
  expect(button('42').getAttribute('aria-pressed')).toBe('true')
  expect(button('7').getAttribute('aria-pressed')).toBe('false')
  button('Bet ₩1,000').click()
  expect(put).toHaveBeenCalledWith(['13-42'])
})

test('what a ticket pays is on the table before any number is picked, and follows the number of picks', () => {
  const pays = () => table.root.querySelector('.pick-pays')?.textContent ?? ''
  expect(pays()).toContain('5 of 5')
  expect(pays()).toContain('Pays 899 to 1')
  for (const name of ['4', '8']) table.button(name).click()
  expect(pays()).not.toContain('5 of 5')
  expect(pays()).toContain('2 of 2')
  expect(pays()).toContain('Pays 8.2 to 1')
})

test('a ninth number is refused with the limit', () => {
  for (let number = 1; number <= 9; number++) table.button(String(number)).click()
  expect(table.announce).toHaveBeenCalledWith('A ticket holds at most 8 numbers.')
  expect(table.button('9').getAttribute('aria-pressed')).toBe('false')
})

test('a quick pick, and every ticket of the list, is one that the table takes', () => {
  table.button('Quick pick').click()
  table.button('Bet ₩1,000').click()
  const [picked] = table.put.mock.calls[0]?.[0] ?? []
  expect(ballDraw.takes?.(picked ?? '')).toBe(true)
  const listed = table.layout.groups.flatMap(({ bets }) => bets.flatMap(({ spots }) => spots))
  expect(listed).toHaveLength(8)
  expect(listed.filter((spot) => ballDraw.takes?.(spot) !== true)).toEqual([])
})

test('after the draw a ticket says how many of its numbers were drawn and what it brought', async () => {
  table.own({ '3-17-22': 1_000 })
  const drawn = [22, 3, ...Array.from({ length: 18 }, (_, index) => index + 40)]
  await table.layout.show(drawn, true)
  expect(table.tickets()).toEqual(['₩1,000: 3-17-22 317222 of 3'])
  table.own({ '3-17-22': 1_000 }, { '3-17-22': 2_000 })
  expect(table.tickets()).toEqual(['₩1,000: 3-17-22 317222 of 3+₩2,000'])
  expect(table.button('3').className).toContain('mine drawn')
  table.layout.clear()
  table.own({})
  expect(table.tickets()).toEqual([])
  expect(table.button('3').className).toBe('pick')
})
