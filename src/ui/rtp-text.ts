/** A game's return to player as text in the player's language, such as `RTP 94.99%`. `rtp` is in percent. */
export function rtpText(rtp: number, language: string): string {
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
    rtp / 100,
  )
  return `RTP ${share}`
}
