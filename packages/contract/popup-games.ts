const popupRanges: readonly (readonly [number, number])[] = [
  [401_000, 401_000],
  [26_001, 26_001],
  [53_001, 53_999],
  [75_001, 75_999],
  [76_001, 76_999],
]

/**
 * Whether a game opens in a popup instead of the frame. That depends on its launch code, which is its id
 * (ranges of spec §7).
 */
export function opensInPopup(gameId: string): boolean {
  if (!/^\d{1,9}$/.test(gameId)) return false
  const code = Number(gameId)
  return popupRanges.some(([from, to]) => code >= from && code <= to)
}
