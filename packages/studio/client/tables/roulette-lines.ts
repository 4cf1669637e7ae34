/** How near to an edge of a number a click counts as on the line, px and share of the number's size. */
const lineMost = 11
const lineShare = 0.2

/**
 * The bet inside the layout that a click means: the number, or on a line between numbers all that meet there. `undefined`
 * outside the numbers. Works for a portrait and a landscape layout, because it looks where the numbers are.
 *
 * @param known spots of the table
 */
export function spotAt(
  felt: HTMLElement,
  { clientX: x, clientY: y }: Pick<MouseEvent, 'clientX' | 'clientY'>,
  known: ReadonlySet<string>,
): string | undefined {
  const buttons = [...felt.querySelectorAll<HTMLElement>('.number, .zero')]
  const boxes = buttons.map((button) => ({
    number: Number(button.dataset['spot']),
    box: button.getBoundingClientRect(),
  }))
  const hit = boxes.find(({ box }) => x >= box.left && x < box.right && y >= box.top && y < box.bottom)
  if (hit === undefined) return undefined
  const boxOf = (wanted: number) => boxes.find(({ number }) => number === wanted)?.box ?? hit.box
  // A zero is as wide as three numbers: lines are as thick as those of a number.
  const [first, second] = [boxOf(1), boxOf(2)]
  const [reachX, reachY] = [reach(first.width), reach(first.height)]
  const near = boxes
    .filter(
      ({ box }) =>
        x >= box.left - reachX && x < box.right + reachX && y >= box.top - reachY && y < box.bottom + reachY,
    )
    .map(({ number }) => number)
  // The outer edge of the first numbers of the rows represents whole rows.
  const isOuter =
    hit.number % 3 === 1 &&
    (first.left < second.left
      ? x < hit.box.left + reachX
      : first.top > second.top && y >= hit.box.bottom - reachY)
  const covered = isOuter
    ? near.flatMap((number) => (number === 0 ? [0] : [number, number + 1, number + 2]))
    : near
  const spot = covered.toSorted((a, b) => a - b).join('-')
  return known.has(spot) ? spot : String(hit.number)
}

const reach = (size: number) => Math.min(lineMost, size * lineShare)
