import { describe, expect, test } from 'vitest'
import { stepPath } from '../../../../src/ui/charts/chart-path.ts'

describe('a chart of steps', () => {
  test('begins and ends where its figures do', () => {
    const path = stepPath([
      { x: 0, y: 100 },
      { x: 5, y: 0 },
      { x: 10, y: 50 },
    ])
    expect(path).toEqual({ line: 'M0 6H0V6H50V94H100V50', end: 50 })
  })

  test('loses no peak of 100,000 points', () => {
    const points = Array.from({ length: 100_000 }, (_, x) => ({ x, y: x === 61_803 ? 1000 : (x % 7) + 10 }))
    const path = stepPath(points)
    expect(path?.line).toContain('V6')
    expect((path?.line.match(/H/g) ?? []).length).toBeLessThan(400)
  })

  test('needs two points, and is in the middle when nothing changes', () => {
    expect(stepPath([{ x: 1, y: 1 }])).toBeUndefined()
    expect(
      stepPath([
        { x: 1, y: 7 },
        { x: 2, y: 7 },
      ])?.end,
    ).toBe(50)
  })
})
