/** A token as an operator makes them, good until `expiresAt` (ms); its signature is not one. */
export function tokenUntil(expiresAt: number, subject = 'player-1'): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `${part({ alg: 'HS256', typ: 'at+jwt' })}.${part({ sub: subject, exp: Math.floor(expiresAt / 1000) })}.c2ln`
}
