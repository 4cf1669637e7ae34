/** Whether a name holds the wanted text, in any case and spacing (section 2: filtering by name, case-insensitively). */
export function matches(name: string, wanted: string): boolean {
  return fold(name).includes(fold(wanted))
}

function fold(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase().replaceAll(/\s+/g, '')
}
