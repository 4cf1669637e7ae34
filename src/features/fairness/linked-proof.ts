/** The proof in the fragment of the page's address, `proof=` and its text percent-encoded; empty where there is none. */
export function linkedProof(hash: string): string {
  const [, text = ''] = /^#?proof=([\s\S]*)$/.exec(hash) ?? []
  // A router may have decoded it.
  if (text.startsWith('{')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
