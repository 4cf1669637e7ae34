import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import SearchPanel from '../../../src/features/lobby/search/search-panel.tsx'
import { siteConfigAtom } from '../../../src/platform/config/site-config.ts'
import { sampleGame, sampleSite } from '../../support/sample-game.ts'
import { openStage, type Stage } from '../../support/browser-stage.tsx'
import { waitFor } from '../../support/wait-for.ts'

const baccarat = sampleGame('b', {
  category: 'casino',
  game_title: { ko: '노을 바카라', en: 'Baccarat at Dusk' },
})
const dragon = sampleGame('d', { game_title: { ko: '붉은 용의 문', en: 'Gate of the Red Dragon' } })
const tigers = sampleGame('t', { game_title: { ko: '용호 대결', en: 'Dragon Meets Tiger' } })
const recent = [tigers]
let stage: Stage

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Magnifier
      </button>
      {open ? <SearchPanel recent={recent} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

beforeEach(async () => {
  const site = sampleSite()
  stage = openStage()
  stage.tab.store.set(siteConfigAtom, {
    ...site,
    WEB_VARIABLES: { ...site.WEB_VARIABLES, featured: [baccarat, dragon, tigers] },
  })
  stage.show(<Page />)
  await page.getByRole('button', { name: 'Magnifier' }).click()
})
afterEach(() => stage.clear())

const box = () => page.getByRole('combobox', { name: 'Search games or providers' })

function lines(): string[] {
  return Array.from(document.querySelectorAll('[role=option]'), (line) => line.textContent ?? '')
}

/** What a screen reader takes for the current line. */
function current(): string | null | undefined {
  const id = document.activeElement?.getAttribute('aria-activedescendant')
  const line = id ? document.getElementById(id) : null
  expect(line?.getAttribute('aria-selected') ?? 'none').toBe(line ? 'true' : 'none')
  return line?.textContent
}

async function untilFound(...titles: string[]): Promise<void> {
  await waitFor(() => {
    for (const [place, title] of titles.entries()) expect(lines()[place]).toContain(title)
  })
}

describe('the search', () => {
  test('focuses its input and offers the last games, of which none is current before it is chosen', async () => {
    await expect.element(box()).toHaveFocus()
    await untilFound('Dragon Meets Tiger')
    expect(current()).toBeUndefined()
    await userEvent.keyboard('{Enter}')
    expect(stage.calls.played).toEqual([])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(stage.calls.played).toEqual(['t'])
  })

  test('finds by initial consonants, shows the count, and Enter plays', async () => {
    await userEvent.fill(box(), 'ㅂㅋㄹ')
    await untilFound('Baccarat at Dusk')
    await expect.element(page.getByRole('status')).toHaveTextContent('1 result')
    await userEvent.keyboard('{Enter}')
    expect(stage.calls.played).toEqual(['b'])
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  })

  test('the arrows move through the lines in a loop, and the focus stays in the input', async () => {
    await userEvent.fill(box(), 'dragon')
    await untilFound('Dragon Meets Tiger', 'Gate of the Red Dragon', 'See all 2 slots found')
    expect(current()).toContain('Dragon Meets Tiger')
    await userEvent.keyboard('{ArrowDown}')
    expect(current()).toContain('Gate of the Red Dragon')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(current()).toContain('See all 2 slots found')
    await expect.element(box()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(stage.calls.all).toEqual([['slots', { q: 'dragon' }]])
  })

  test('forgives a mistake', async () => {
    await userEvent.fill(box(), 'draogn')
    await untilFound('Dragon Meets Tiger')
  })

  test('shows a note when nothing matches', async () => {
    await userEvent.fill(box(), 'zzzzzz')
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Nothing found. Try fewer letters, or the name in another language.')
    // Suggestions open only when they are chosen.
    await untilFound('Dragon Meets Tiger', 'Slots')
    await userEvent.keyboard('{Enter}')
    expect(stage.calls.played).toEqual([])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(stage.calls.all).toEqual([['slots', { theme: undefined }]])
  })

  test('suggests similar names without a match', async () => {
    await userEvent.fill(box(), 'dragon festival')
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('No results for “dragon festival”. Similar names:')
    expect(lines()).toHaveLength(2)
    await userEvent.keyboard('{Enter}')
    expect(stage.calls.played).toHaveLength(1)
  })

  test('opens all games of a kind by its name, and offers the kinds and the newest games immediately', async () => {
    await waitFor(() =>
      expect(lines().join(' ')).toMatch(/Dragon Meets Tiger.*Slots.*Table games.*Baccarat at Dusk/),
    )
    await userEvent.fill(box(), 'live')
    await untilFound('Table games', 'Baccarat at Dusk')
    await userEvent.keyboard('{Enter}')
    expect(stage.calls.all).toEqual([['casino', { theme: undefined }]])
  })

  test('Escape closes it and restores the focus', async () => {
    await expect.element(box()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Magnifier' })).toHaveFocus()
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  })

  test('successful searches are offered again, and can be cleared', async () => {
    await userEvent.fill(box(), 'bakara')
    await untilFound('Baccarat at Dusk')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('button', { name: 'Magnifier' }).click()
    await untilFound('bakara')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await untilFound('Baccarat at Dusk')
    await userEvent.fill(box(), '')
    await page.getByRole('button', { name: 'Clear recent searches' }).click()
    await waitFor(() => expect(lines().join()).not.toContain('bakara'))
  })
})
