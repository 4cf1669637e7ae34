import { beforeEach, expect, test, vi } from 'vitest'
import { chooseReels } from '@marquee/studio/client/reels-choice.ts'
import type { Reels } from '@marquee/studio/client/reels.ts'
import { waitFor } from '../../../support/wait-for.ts'

/** What was asked of one way to draw the reels; `arrive` ends its stop. */
interface Drawing {
  readonly kind: 'pictures' | 'pixi'
  readonly asked: string[]
  arrive(): void
}

let drawings: Drawing[]
let loads: { readonly lost: () => void; readonly ready: () => void }[]

function drawing(kind: Drawing['kind']): Reels {
  const asked: string[] = []
  let arrive = () => {}
  drawings.push({ kind, asked, arrive: () => arrive() })
  return {
    show: ({ stops }) => void asked.push(`show ${stops.join(',')}`),
    spin: () => void asked.push('spin'),
    stop: ({ stops }) => {
      asked.push(`stop ${stops.join(',')}`)
      return new Promise((resolve) => {
        arrive = resolve
      })
    },
    highlight: () => {},
    pause: () => {},
    destroy: () => void asked.push('destroy'),
  }
}

vi.mock('@marquee/studio/client/reels-dom.ts', () => ({ domReels: () => drawing('pictures') }))
vi.mock('@marquee/studio/client/reels-pixi.ts', () => ({
  pixiReels: (_input: unknown, _light: string, lost: () => void) =>
    new Promise((resolve) => {
      loads.push({ lost, ready: () => resolve(drawing('pixi')) })
    }),
}))

beforeEach(() => {
  drawings = []
  loads = []
})

async function chosen() {
  const reels = chooseReels({ strips: [[0], [0]] } as never, '#fff')
  await waitFor(() => expect(loads).toHaveLength(1))
  const [load] = loads
  if (!load) throw new Error('nothing loads')
  return { reels, ...load }
}

const at = (stops: readonly number[]) => ({ window: [], stops })
const kinds = () => drawings.map(({ kind }) => kind)

test('pixi.js takes the place of the pictures only when the reels are at rest', async () => {
  const { reels, ready } = await chosen()
  reels.show(at([1, 2]))
  reels.spin()
  ready()
  await waitFor(() => expect(kinds()).toEqual(['pictures', 'pixi']))
  const stopped = reels.stop(at([3, 4]))
  expect(drawings[1]?.asked).toEqual([])
  drawings[0]?.arrive()
  await stopped
  expect(drawings[0]?.asked.at(-1)).toBe('destroy')
  expect(drawings[1]?.asked).toEqual(['show 3,4'])
})

test('a context that is lost while reels turn is followed by pictures that turn, and rest where the round ended', async () => {
  const { reels, lost, ready } = await chosen()
  ready()
  await waitFor(() => expect(drawings[1]?.asked).toEqual(['show 0,0']))
  reels.spin()
  const stopped = reels.stop(at([5, 6]))
  lost()
  expect(kinds()).toEqual(['pictures', 'pixi', 'pictures'])
  expect(drawings[1]?.asked.at(-1)).toBe('destroy')
  drawings[1]?.arrive()
  await stopped
  expect(drawings[2]?.asked.at(-1)).toBe('show 5,6')
})

test('a context that is lost before its turn is given up, and the pictures go on turning', async () => {
  const { reels, lost, ready } = await chosen()
  reels.spin()
  ready()
  await waitFor(() => expect(drawings).toHaveLength(2))
  // The promise's own turn, in which the reels are kept for later.
  await Promise.resolve()
  lost()
  expect(drawings[1]?.asked).toEqual(['destroy'])
  const stopped = reels.stop(at([7, 8]))
  drawings[0]?.arrive()
  await stopped
  expect(kinds()).toEqual(['pictures', 'pixi'])
  expect(drawings[0]?.asked).toEqual(['spin', 'stop 7,8'])
})

test('a context that is lost while it is made never draws', async () => {
  const { reels, lost, ready } = await chosen()
  reels.show(at([1, 1]))
  lost()
  ready()
  await waitFor(() => expect(drawings.at(-1)?.asked).toEqual(['destroy']))
  expect(kinds()).toEqual(['pictures', 'pixi'])
  expect(drawings[0]?.asked).toEqual(['show 1,1'])
})
