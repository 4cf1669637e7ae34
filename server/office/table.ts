/** A date as the back office prints it: UTC to the second; empty for none. */
export function when(date: Date | null): string {
  return date?.toISOString().slice(0, 19).replace('T', ' ') ?? ''
}

/** Lines of columns that stand under their titles. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return ['Nothing found.']
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
