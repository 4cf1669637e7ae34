/**
 * Hangul as keystrokes, initial consonants and sound. Each function takes one UTF-16 code unit, except
 * `soundOf` and `onOtherKeyboard`.
 */

const FIRST = 0xac00
const LAST = 0xd7a3
const FINALS = 28
const PER_INITIAL = 588

const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const vowels = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ']
const finals = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ']

/** Compound letters that are typed with two keys. Lone consonants join too: ㅂ then ㅅ shows as ㅄ. */
const pairs: Readonly<Record<string, string>> = {
  ㅘ: 'ㅗㅏ',
  ㅙ: 'ㅗㅐ',
  ㅚ: 'ㅗㅣ',
  ㅝ: 'ㅜㅓ',
  ㅞ: 'ㅜㅔ',
  ㅟ: 'ㅜㅣ',
  ㅢ: 'ㅡㅣ',
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
}

// Revised Romanization of each letter.
const initialSounds = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const vowelSounds = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const finalSounds = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')

/** The parts of a syllable as indexes into the tables above; undefined when the letter is no syllable. */
function partsOf(syllable: string): [initial: number, vowel: number, final: number] | undefined {
  const code = syllable.charCodeAt(0)
  if (code < FIRST || code > LAST) return undefined
  const place = code - FIRST
  return [Math.floor(place / PER_INITIAL), Math.floor((place % PER_INITIAL) / FINALS), place % FINALS]
}

/** Whether the letter is a whole Hangul syllable. */
export function isSyllable(letter: string): boolean {
  return partsOf(letter) !== undefined
}

/** Whether the letter is a consonant outside a syllable, as in ㅂㅋㄹ. */
export function isLoneConsonant(letter: string): boolean {
  return letter >= 'ㄱ' && letter <= 'ㅎ'
}

/** Whether the letter is a vowel outside a syllable. */
export function isLoneVowel(letter: string): boolean {
  return letter >= 'ㅏ' && letter <= 'ㅣ'
}

/** The keys that type the letter on a Korean keyboard: 과 is ㄱㅗㅏ. Other letters are returned unchanged. */
export function keystrokes(letter: string): string {
  const parts = partsOf(letter)
  if (!parts) return pairs[letter] ?? letter
  const [initial, vowel, final] = parts
  const [last, middle] = [finals[final] ?? '', vowels[vowel] ?? '']
  return `${initials[initial]}${pairs[middle] ?? middle}${pairs[last] ?? last}`
}

/** A syllable's initial consonant. Other letters are returned unchanged. */
export function initialOf(letter: string): string {
  const parts = partsOf(letter)
  return parts ? (initials[parts[0]] ?? letter) : letter
}

/**
 * How a final consonant sounds before a vowel: the part that stays, and the part that begins the next
 * syllable.
 */
function carriedOver(final: number): [staying: string, carried: string] {
  const letter = finals[final] ?? ''
  // `ng` stays with its syllable.
  if (letter === '' || letter === 'ㅇ') return [finalSounds[final] ?? '', '']
  const [first = '', second] = pairs[letter] ?? letter
  const moving = initialSounds[initials.indexOf(second ?? first)] ?? ''
  // ㅎ is silent here: 좋은 is `joeun`.
  const carried = (second ?? first) === 'ㅎ' ? '' : moving
  return [second === undefined ? '' : (finalSounds[finals.indexOf(first)] ?? ''), carried]
}

/** Revised Romanization of a word as it is spoken: 붉은 is `bulgeun`. Other letters are returned unchanged. */
export function soundOf(word: string): string {
  const letters = Array.from(word)
  let carried = ''
  return letters
    .map((letter, place) => {
      const parts = partsOf(letter)
      if (!parts) return letter
      const [initial, vowel, final] = parts
      const begun = carried === '' ? (initialSounds[initial] ?? '') : carried
      const next = partsOf(letters[place + 1] ?? '')
      const [staying, moving] =
        next && initials[next[0]] === 'ㅇ' ? carriedOver(final) : [finalSounds[final] ?? '', '']
      carried = moving
      return `${begun}${vowelSounds[vowel]}${staying}`
    })
    .join('')
}

/** Korean keyboard layout: the Latin letter on the same key. */
const latinKeys: Readonly<Record<string, string>> = {
  ㅂ: 'q',
  ㅈ: 'w',
  ㄷ: 'e',
  ㄱ: 'r',
  ㅅ: 't',
  ㅛ: 'y',
  ㅕ: 'u',
  ㅑ: 'i',
  ㅐ: 'o',
  ㅔ: 'p',
  ㅁ: 'a',
  ㄴ: 's',
  ㅇ: 'd',
  ㄹ: 'f',
  ㅎ: 'g',
  ㅗ: 'h',
  ㅓ: 'j',
  ㅏ: 'k',
  ㅣ: 'l',
  ㅋ: 'z',
  ㅌ: 'x',
  ㅊ: 'c',
  ㅍ: 'v',
  ㅠ: 'b',
  ㅜ: 'n',
  ㅡ: 'm',
}
const hangulKeys = Object.fromEntries(Object.entries(latinKeys).map(([hangul, latin]) => [latin, hangul]))

/** What the same keys type on the other keyboard layout: `qkzkfk` gives 바카라 as keystrokes, and vice versa. */
export function onOtherKeyboard(keys: string): string {
  return Array.from(keys, (key) => latinKeys[key] ?? hangulKeys[key] ?? key).join('')
}
