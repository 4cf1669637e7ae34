import { expect, test } from 'vitest'
import { BarChart } from '../../../../src/ui/charts/bar-chart.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()

test.each([
  ['money', [120_000, -30_000], ['120K', '0', '-30K', 'Nov 1', 'Nov 2']],
  ['seconds', [7200, 60], ['2 hr', '0 min', 'Nov 1', 'Nov 2']],
] as const)('a chart of %s has a scale and its days', async (unit, values, texts) => {
  const bars = values.map((value, index) => ({ id: `2026-11-0${index + 1}`, value }))
  const page = await renderPage(stage.open(), () => <BarChart unit={unit} bars={bars} />)
  const shown = [...page.container.querySelectorAll('span')].map(({ textContent }) => textContent)
  expect(shown.filter((text) => text !== '')).toEqual(texts)
  await page.unmount()
})
