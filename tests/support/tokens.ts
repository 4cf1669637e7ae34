/** A token as an operator makes them, good until `expiresAt` (ms); its signature is not one. */
export function tokenUntil(expiresAt: number, subject = 'player-1'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256', typ: 'at+jwt' })}.${part({ sub: subject, exp: Math.floor(expiresAt / 1000) })}.c2ln`
}
