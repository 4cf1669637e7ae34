import { delay } from '../common/delay.ts'
import { element } from '../common/element.ts'
import { isLit, type Reels, type ReelsInput, type View } from './reels.ts'

/** Milliseconds: one reel's fall after the other's, a fall, and how long what paid takes to go. */
const stagger = 60
const fallTime = 420
const goTime = 260

/**
 * The board of a game of clusters: pictures in the page that drop in, go and fall, moved by the browser's own animations.
 */
export function domBoard({ container, rows, pictures, still }: ReelsInput): Reels {
  const root = element('div', { class: 'board', 'aria-hidden': 'true' })
  container.append(root)
  let columns: HTMLElement[] = []
  let moving: Animation[] = []

  const cellOf = (symbol: number) =>
    element('div', { class: 'tile' }, element('img', { src: pictures[symbol]?.src ?? '', alt: '' }))

  function show({ window }: View) {
    for (const animation of moving) animation.cancel()
    moving = []
    columns = window.map((symbols) => element('div', { class: 'board-reel' }, ...symbols.map(cellOf)))
    root.replaceChildren(...columns)
    root.classList.remove('turning')
  }

  const cellAt = (reel: number, row: number) => columns[reel]?.children[row]

  function run(cell: Element | undefined, frames: Keyframe[], options: KeyframeAnimationOptions) {
    if (cell === undefined) return
    moving.push(cell.animate(frames, { fill: 'both', ...options }))
  }

  async function settled() {
    await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)))
  }

  /** Drops a cell from so many rows above its place. */
  function drop(reel: number, row: number, from: number) {
    const way = `translateY(calc(var(--cell-height) * -${from}))`
    run(cellAt(reel, row), [{ transform: way }, { transform: 'none' }], {
      duration: fallTime,
      delay: reel * stagger + (rows - row) * 18,
      easing: 'cubic-bezier(0.4, 0, 0.6, 1.06)',
    })
  }

  return {
    show,
    spin() {
      if (still()) return root.classList.add('turning')
      for (const reel of columns.keys()) {
        for (let row = 0; row < rows; row++) {
          const way = `translateY(calc(var(--cell-height) * ${rows + 1}))`
          run(cellAt(reel, row), [{ transform: 'none' }, { transform: way }], {
            duration: fallTime,
            delay: reel * stagger + (rows - row) * 24,
            easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)',
          })
        }
      }
    },
    async stop(view) {
      if (still()) return show(view)
      await settled()
      show(view)
      for (const reel of columns.keys()) for (let row = 0; row < rows; row++) drop(reel, row, rows + 1)
      await settled()
    },
    async fall(gone, next) {
      if (still()) return show(next)
      for (const { reel, row } of gone) {
        run(
          cellAt(reel, row),
          [
            { transform: 'none' },
            { transform: 'scale(1.12)', offset: 0.35 },
            { transform: 'scale(0)', opacity: 0 },
          ],
          {
            duration: goTime,
            easing: 'ease-in',
          },
        )
      }
      await delay(goTime)
      show(next)
      for (const reel of columns.keys()) {
        const rowsGone = gone.filter((cell) => cell.reel === reel).map(({ row }) => row)
        // What stays keeps its order: the new cells are above it.
        const stayed = Array.from({ length: rows }, (_, row) => row).filter((row) => !rowsGone.includes(row))
        for (let row = 0; row < rows; row++) {
          const before = stayed[row - rowsGone.length]
          const from = before === undefined ? rowsGone.length : row - before
          if (from > 0) drop(reel, row, from)
        }
      }
      await settled()
    },
    highlight(cells) {
      for (const [reel, column] of columns.entries()) {
        for (const [row, cell] of [...column.children].entries()) {
          cell.classList.toggle('lit', isLit(cells, reel, row))
          cell.classList.toggle('dim', cells.length > 0 && !isLit(cells, reel, row))
        }
      }
    },
    pause(paused) {
      for (const animation of moving) {
        if (paused && animation.playState === 'running') animation.pause()
        else if (!paused && animation.playState === 'paused') animation.play()
      }
    },
    destroy() {
      for (const animation of moving) animation.cancel()
      root.remove()
    },
  }
}
