import Table from 'cli-table3'

/** A date in UTC to the second; empty for none. */
export function formatDate(date: Date | null): string {
  return date?.toISOString().slice(0, 19).replace('T', ' ') ?? ''
}

const noBorders = Object.fromEntries(
  ['top', 'bottom', 'left', 'right', 'mid'].flatMap((side) =>
    ['', '-mid', '-left', '-right'].map((corner) => [`${side}${corner}`, '']),
  ),
)

/** Lines of columns under their titles, aligned by what a terminal shows: Korean and emoji are two columns wide. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return ['Nothing found.']
  const table = new Table({
    head: [...head],
    chars: { ...noBorders, middle: '  ', 'mid-mid': '' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  })
  table.push(...rows.map((row) => [...row]))
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
}
