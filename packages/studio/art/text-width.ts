/** A rough width of a text in ems of a heavy face: Hangul is nearly square, Latin half of it and wider with serifs. */
export function widthInEms(text: string, serif: boolean): number {
  const latin = serif ? 1.08 : 1
  let width = 0
  for (const character of text) {
    if (character === ' ') width += 0.26
    else if (character >= '\u1100') width += 0.95
    else if (/[mwMW]/.test(character)) width += 0.88 * latin
    else if (/[A-Z0-9]/.test(character)) width += 0.67 * latin
    else if (/[ijltfr'.,]/.test(character)) width += 0.36 * latin
    else width += 0.57 * latin
  }
  return width
}
