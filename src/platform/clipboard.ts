/** Copies text. Call it in a click handler. False if the browser refuses. Never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
