import { afterEach, expect, test } from 'vitest'
import { rouletteWheel } from '@marquee/studio/client/tables/roulette-wheel.ts'
import { moneyWheelFace } from '@marquee/studio/client/tables/money-wheel-face.ts'
import { createWheel, type WheelLook } from '@marquee/studio/client/tables/wheel.ts'
import '@marquee/studio/client/common/layout.css'
import '@marquee/studio/client/tables/wheel.css'

afterEach(() => document.body.replaceChildren())

function open(look: WheelLook, still: boolean) {
  const container = document.createElement('div')
  container.style.setProperty('--wheel', '300px')
  document.body.append(container)
  return { container, wheel: createWheel(container, look, () => still) }
}

const turnOf = (one: Element | null) => {
  const { m11, m12 } = new DOMMatrix(one === null ? '' : getComputedStyle(one).transform)
  return (Math.atan2(m12, m11) * 180) / Math.PI
}

/** The pocket that the ball lies in, by where both are drawn. */
function pocketUnderBall(container: HTMLElement): number {
  const middle = container.querySelector('.wheel')?.getBoundingClientRect()
  const ball = container.querySelector('.wheel-ball')?.getBoundingClientRect()
  if (middle === undefined || ball === undefined) throw new Error('no wheel')
  const x = ball.x + ball.width / 2 - middle.x - middle.width / 2
  const y = ball.y + ball.height / 2 - middle.y - middle.height / 2
  const onDisc = (Math.atan2(x, -y) * 180) / Math.PI - turnOf(container.querySelector('.rotor'))
  return ((Math.round((onDisc / 360) * rouletteWheel.pockets) % 37) + 37) % 37
}

test('without motion the ball lies in the drawn pocket at once', async () => {
  const { container, wheel } = open(rouletteWheel, true)
  for (const index of [0, 11, 36]) {
    wheel.spin()
    await wheel.stop(index, false)
    expect(pocketUnderBall(container)).toBe(index)
  }
})

test('the ball comes to rest in the drawn pocket, and stays there while the wheel stops', async () => {
  const { container, wheel } = open(rouletteWheel, false)
  wheel.spin()
  await wheel.stop(23, false)
  expect(pocketUnderBall(container)).toBe(23)
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(pocketUnderBall(container)).toBe(23)
  expect(container.querySelector('.rotor')?.getAnimations()).toEqual([])
})

test('a wheel without a ball stops with the drawn segment at the top, also when it never span', async () => {
  const { container, wheel } = open(moneyWheelFace, false)
  await wheel.stop(40, false)
  const top = (-turnOf(container.querySelector('.rotor')) / 360) * 51
  expect((top + 51) % 51).toBeCloseTo(40, 1)
})
