import { graphemes } from '@marquee/contract/graphemes.ts'

/** The first letter of a name; in Thai and Lao without the vowel that is written before it. */
export function initialOf(name: string): string {
  return graphemes(name.replace(/^[\u0e40-\u0e44\u0ec0-\u0ec4]/u, ''))[0] ?? ''
}
