const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Digits of every script as `0` to `9`: `৪２` → `42`. */
export function plainDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    // Digits are encoded in runs of ten, from 0 to 9.
    let zero = code
    while (isDigit(zero - 1)) zero -= 1
    return String((code - zero) % 10)
  })
}

/** Distance of a full-width sign from the same sign of ASCII. */
const fullWidthOffset = 0xfee0

/** A code or a number as plain digits, letters and signs: keyboards of East Asia type full-width ones, and others their own digits. */
export function plainCode(text: string): string {
  return plainDigits(
    text.replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidthOffset)),
  )
}
