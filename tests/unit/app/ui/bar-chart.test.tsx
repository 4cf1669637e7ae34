import { expect, test } from 'vitest'
import { BarChart } from '../../../../src/ui/charts/bar-chart.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()

test.each([
  ['money', [120_000, -30_000], ['120K', '0', '−30K', '120K', '−30K', 'Nov 1', 'Nov 2']],
  ['seconds', [7200, 60], ['2 hr', '0 min', '2 hr', '1 min', 'Nov 1', 'Nov 2']],
] as const)('a chart of %s has a scale, its figures and its days', async (unit, values, texts) => {
  const bars = values.map((value, index) => ({ id: `2026-11-0${index + 1}`, value }))
  const page = await renderPage(stage.open(), () => <BarChart unit={unit} bars={bars} />)
  const shown = [...page.container.querySelectorAll('span')].flatMap((part) =>
    part.childElementCount > 0 ? [] : part.textContent,
  )
  expect(shown.filter((text) => text !== '')).toEqual(texts)
  await page.unmount()
})

test('the figures of many bars are under the pointer, where they cannot overlap', async () => {
  const bars = Array.from({ length: 12 }, (_, index) => ({
    id: `2026-11-${index + 10}`,
    value: 1000 * (index + 1),
  }))
  const page = await renderPage(stage.open(), () => <BarChart bars={bars} />)
  expect(page.container.textContent).not.toContain('7K')
  expect(page.container.querySelectorAll('[title]')[6]?.getAttribute('title')).toBe('Nov 16: 7K')
  await page.unmount()
})
