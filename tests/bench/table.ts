/** Prints a heading. */
export function title(text: string): void {
  process.stdout.write(`\n${text}\n`)
}

/** Prints one line of a table: a name and right-aligned columns. */
export function row(name: string, ...columns: readonly string[]): void {
  process.stdout.write(`${name.padEnd(26)}${columns.map((column) => column.padStart(15)).join('')}\n`)
}
