import { fanTanNumber } from '../../shared/fan-tan-names.ts'
import { delay } from '../common/delay.ts'
import { element } from '../common/element.ts'
import { createBetPages } from './bet-pages.ts'
import { feltRow } from './felt-rows.ts'
import { groupOf, type Layout, type LayoutInput } from './layout.ts'
import { showLastResults } from './last-results.ts'
import { openTable } from './open-table.ts'
import './rimmed-felt.css'
import './fan-tan.css'

/** Results that the board has room for. */
const shownResults = 24
/** The whole heap is counted off in this time, ms. */
const countMs = 3_600

/** Beads of a heap before one is drawn; a drawn one has its own number of them. */
const restBeads = 40
/** The golden angle: points around a spiral lie evenly. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/** The heap under its bowl, and the beads in columns of four as they are counted off to the left. Lengths are in beads. */
function createHeap(container: HTMLElement, still: () => boolean) {
  const heap = element('div', { class: 'heap' })
  const bowl = element('div', { class: 'bowl' })
  const left = element('b', { class: 'left' })
  container.append(heap, bowl, left)
  let turn = 0

  const move = (bead: HTMLElement, x: number, y: number) => {
    bead.style.setProperty('--x', `calc(var(--bead) * ${x.toFixed(2)})`)
    bead.style.setProperty('--y', `calc(var(--bead) * ${y.toFixed(2)})`)
  }

  function fill(count: number): HTMLElement[] {
    const beads = Array.from({ length: count }, (_, index) => {
      const bead = element('i', { class: 'bead' })
      const far = 0.62 * Math.sqrt(index)
      move(bead, far * Math.cos(index * goldenAngle), 0.6 + 0.62 * far * Math.sin(index * goldenAngle))
      return bead
    })
    heap.replaceChildren(...beads)
    return beads
  }

  function cover() {
    turn += 1
    fill(restBeads)
    left.textContent = ''
    bowl.classList.remove('lifted')
    container.classList.remove('past')
  }
  cover()

  return {
    cover,
    async count(drawn: number, late: boolean) {
      cover()
      const mine = turn
      const isAtOnce = late || still()
      container.classList.toggle('still', isAtOnce)
      const beads = fill(drawn)
      bowl.classList.add('lifted')
      const fours = Math.ceil(drawn / 4)
      // What lies on the outside of the heap is counted off first.
      beads.reverse()
      for (let four = 0; four < fours; four++) {
        if (!isAtOnce) await delay(countMs / fours)
        // Another round may have begun while this one was counted.
        if (mine !== turn) return
        const isLast = four === fours - 1
        const some = beads.slice(four * 4, four * 4 + (isLast ? fanTanNumber(drawn) : 4))
        for (const [row, bead] of some.entries()) {
          if (isLast) bead.classList.add('last')
          move(bead, isLast ? 7 + row * 1.4 : four * 1.22 - 14.5, isLast ? 0 : row * 1.3 - 1.95)
        }
      }
      left.textContent = String(fanTanNumber(drawn))
    },
  }
}

function createFanTan({ sheet, stage, spots, nameOf, still }: LayoutInput): Layout {
  const { fanTan: words } = sheet.table
  const heap = createHeap(stage.arena, still)
  stage.arena.setAttribute('aria-hidden', 'true')
  const ofKind = (...kinds: readonly string[]) =>
    sheet.spots.map(({ id }) => id).filter((id) => kinds.includes(id.split('-')[0] ?? ''))
  const titled = (kind: string, how: string) => `${kind} · ${how}`
  const row = (kind: string, ids: readonly string[], title?: string) => ({ kind, ids, title })
  const main = [
    row('fans', ofKind('fan'), titled(words.fanTitle, words.oneWins)),
    row('halves', ofKind('odd', 'even')),
    row('kwoks', ofKind('kwok'), titled(words.kwokTitle, words.twoWin)),
    row('sshs', ofKind('ssh'), titled(words.sshTitle, words.threeWin)),
  ]
  const more = [
    row('nims', ofKind('nim'), titled(words.nimTitle, words.oneStands)),
    row('ngas', ofKind('nga'), titled(words.ngaTitle, words.twoStand)),
  ]

  function button(id: string): HTMLButtonElement {
    const [kind = '', ...numbers] = id.split('-')
    const pushes = kind === 'nim' || kind === 'nga' ? numbers.pop() : undefined
    const made = spots.paying(id, numbers.length === 0 ? nameOf(id) : numbers.join('·'), `kind-${kind}`)
    if (pushes !== undefined)
      made.querySelector('.face')?.append(element('span', { class: 'pushes' }, ` (${pushes})`))
    return made
  }

  const made = (rows: typeof main) =>
    rows.map(({ kind, ids, title }) => feltRow(kind, ids.map(button), title))
  const pages = createBetPages(stage.felt, [
    { label: sheet.table.mainBets, rows: made(main) },
    { label: sheet.table.moreBets, rows: made(more) },
  ])
  stage.felt.classList.add('rimmed')

  return {
    groups: [...main, ...more].map(({ title, ids }) => groupOf(title ?? sheet.title, ids, nameOf)),
    spin: () => heap.cover(),
    show: ([beads = 0], late) => heap.count(beads, late),
    clear: () => stage.arena.classList.add('past'),
    own: ({ amounts }) => pages.show(amounts),
    history: (results) =>
      showLastResults(
        stage.results,
        results.slice(0, shownResults).map(([beads = 0]) => {
          const number = fanTanNumber(beads)
          return element('li', { class: `left-${number}` }, String(number))
        }),
      ),
  }
}

await openTable(createFanTan)
