import '../../../src/theme/shell.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as v from 'valibot'
import { UserInfo } from '@marquee/contract/player.ts'
import { connectionAtom } from '../../../src/platform/http/connection.ts'
import { userInfoAtom } from '../../../src/session/user-info.ts'
import bar from '../../../src/features/protection/game/session-bar.module.css'
import { frameStage, open, size, tab } from './frame-stage.tsx'

// As long as in Korean, with a clock of hours.
frameStage(() => (
  <section className={bar['bar']}>
    {[
      ['이번 플레이', '10:00:09'],
      ['손익', '-1,234,500'],
    ].map(([label, value]) => (
      <span key={label} className={bar['fact']} data-loaded>
        <span className={bar['label']}>{label}</span> <span>{value}</span>
      </span>
    ))}
    <button type="button" className={bar['stop']}>
      쉬기
    </button>
  </section>
))

test.each([
  [1440, 900, 820],
  [360, 800, 720],
] as const)(
  'balance and session share one row below the game at %i x %i',
  async (width, height, gameHeight) => {
    await page.viewport(width, height)
    await open()
    const [session, balance] = ['section', 'footer'].map((name) =>
      document.querySelector(`[role=dialog] > ${name}`)?.getBoundingClientRect(),
    )
    expect(session?.top).toBe(balance?.top)
    expect(session?.left).toBeGreaterThanOrEqual(balance?.right ?? Number.NaN)
    expect(size().height).toBeCloseTo(gameHeight, 0)
  },
)

test.each([360, 390, 480])(
  'offline no text of balance and session covers another at %i px',
  async (width) => {
    await page.viewport(width, 800)
    tab.store.set(userInfoAtom, {
      info: v.parse(UserInfo, { name: 'Demo', username: 'demo', amount: 12_345_600, rolling: 0 }),
      at: 0,
      stale: true,
    })
    tab.store.set(connectionAtom, { state: 'offline', lastSuccess: 0 })
    await open()
    const boxes = [
      ...document.querySelectorAll(
        '[role=dialog] > footer > p:not(.visually-hidden), [role=dialog] > section > *',
      ),
    ].map((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      const { left, right } = element.getBoundingClientRect()
      // What is cut by an ellipsis is not shown.
      return { left, right: element.matches('footer > p') ? right : words.getBoundingClientRect().right }
    })
    boxes.sort((a, b) => a.left - b.left)
    expect(boxes).toHaveLength(5)
    for (const [index, { left }] of boxes.entries())
      if (index > 0)
        expect(left, `box ${index}`).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? Number.NaN)
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width)
  },
)
