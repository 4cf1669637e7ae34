import { fanTanNumber } from '../../shared/fan-tan-names.ts'
import { delay } from '../common/delay.ts'
import { element } from '../common/element.ts'
import { feltRow } from './felt-rows.ts'
import { groupOf, type Layout, type LayoutInput } from './layout.ts'
import { openTable } from './open-table.ts'
import './fan-tan.css'

/** Results that the board has room for. */
const shownResults = 24
/** The whole heap is counted off in this time, ms. */
const countMs = 3_600

/** The heap under its bowl, and the beads in rows of four as they are counted off. */
function createHeap(container: HTMLElement, still: () => boolean) {
  const bowl = element('div', { class: 'bowl' })
  const rows = element('div', { class: 'beads' })
  const left = element('b', { class: 'left' })
  container.append(bowl, rows, left)
  let turn = 0

  function clear() {
    turn += 1
    rows.replaceChildren()
    left.textContent = ''
    bowl.classList.remove('lifted')
    container.classList.remove('past')
  }

  return {
    clear,
    async count(beads: number, late: boolean) {
      clear()
      const mine = turn
      const isAtOnce = late || still()
      bowl.classList.add('lifted')
      const fours = Math.ceil(beads / 4)
      for (let four = 0; four < fours; four++) {
        if (!isAtOnce) await delay(countMs / fours)
        // Another round may have begun while this one was counted.
        if (mine !== turn) return
        const isLast = four === fours - 1
        const count = isLast ? fanTanNumber(beads) : 4
        const row = element('i', { class: isLast ? 'four last' : 'four' })
        row.append(...Array.from({ length: count }, () => element('i', { class: 'bead' })))
        rows.append(row)
      }
      left.textContent = String(fanTanNumber(beads))
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
  const rows = [
    { title: titled(words.fanTitle, words.oneWins), kind: 'fans', ids: ofKind('fan') },
    { title: titled(words.kwokTitle, words.twoWin), kind: 'kwoks', ids: ofKind('odd', 'even', 'kwok') },
    { title: titled(words.sshTitle, words.threeWin), kind: 'sshs', ids: ofKind('ssh') },
    { title: titled(words.nimTitle, words.oneStands), kind: 'nims', ids: ofKind('nim') },
    { title: titled(words.ngaTitle, words.twoStand), kind: 'ngas', ids: ofKind('nga') },
  ]

  function button(id: string): HTMLButtonElement {
    const [kind = '', ...numbers] = id.split('-')
    const pushes = kind === 'nim' || kind === 'nga' ? numbers.pop() : undefined
    const made = spots.paying(id, numbers.length === 0 ? nameOf(id) : numbers.join('·'), `kind-${kind}`)
    if (pushes !== undefined)
      made.querySelector('.face')?.append(element('span', { class: 'pushes' }, ` (${pushes})`))
    return made
  }

  stage.felt.append(...rows.map(({ kind, ids, title }) => feltRow(kind, ids.map(button), title)))

  return {
    groups: rows.map(({ title, ids }) => groupOf(title, ids, nameOf)),
    spin: () => heap.clear(),
    show: ([beads = 0], late) => heap.count(beads, late),
    clear: () => stage.arena.classList.add('past'),
    history: (results) =>
      stage.results.replaceChildren(
        ...results.slice(0, shownResults).map(([beads = 0]) => {
          const number = fanTanNumber(beads)
          return element('li', { class: `left-${number}` }, String(number))
        }),
      ),
  }
}

await openTable(createFanTan)
