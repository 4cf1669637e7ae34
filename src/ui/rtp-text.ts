/** A game's return to player, given in percent, as text in the player's language, such as `RTP 94.99%`. */
export function rtpText(rtp: number, language: string): string {
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
    rtp / 100,
  )
  return `RTP ${share}`
}
