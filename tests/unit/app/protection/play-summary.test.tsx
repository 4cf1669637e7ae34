import { expect, test } from 'vitest'
import { PlaySummaryCard } from '../../../../src/features/protection/play-summary-card.tsx'
import { sampleProtection } from '../../../support/protection-calls.ts'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()

test('days without play have their place in the charts', async () => {
  const days = [
    { day: '2026-11-01', seconds: 600, net: -3000 },
    { day: '2026-11-04', seconds: 60, net: 2000 },
  ]
  const page = await renderPage(stage.open(), () => <PlaySummaryCard data={sampleProtection({ days })} />)
  const [results, times] = [...page.container.querySelectorAll('[aria-hidden=true]')].map((chart) =>
    [...chart.querySelectorAll('[title]')].map((bar) => bar.getAttribute('title')),
  )
  expect(results).toEqual(['Nov 1: −3K', 'Nov 2: 0', 'Nov 3: 0', 'Nov 4: 2K'])
  expect(times).toEqual(['Nov 1: 10 min', 'Nov 2: 0 min', 'Nov 3: 0 min', 'Nov 4: 1 min'])
  expect(page.container.querySelectorAll('tbody tr')).toHaveLength(2)
  await page.unmount()
})
