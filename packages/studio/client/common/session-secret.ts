/**
 * The secret of this tab's game session for a launch token. It is stored before the session is opened, so that after a
 * reload of the frame, or after a lost response, the used token finds the same session.
 * Where storage is refused (private frames), the session ends with the page.
 */
export function sessionSecret(token: string): string {
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
