/**
 * The secret of this tab's seat for a launch token. It is kept before the seat is asked for, so a reload
 * of the frame, or an answer that was lost on the way, finds the same seat with the used-up token.
 * Where storage is refused (private frames), the seat lives until the page goes.
 */
export function seatSecret(token: string): string {
  const name = `seat ${token}`
  try {
    const known = sessionStorage.getItem(name)
    if (known !== null) return known
    const fresh = randomSecret()
    sessionStorage.setItem(name, fresh)
    return fresh
  } catch {
    return randomSecret()
  }
}

function randomSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
