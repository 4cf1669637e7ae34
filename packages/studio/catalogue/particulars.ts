/** Games that open in a popup: their ids are in the ranges of spec §7. By English title. */
const launchCodes = new Map([
  ['Merrowday Roulette', '26001'],
  ['Grand Tamarind Roulette', '401000'],
  ['The Seat of Nine', '53001'],
  ['The Natural Nine', '53140'],
  ['Blue Dragon, Blue Tiger', '53999'],
  ['Blue Tassel Baccarat', '75001'],
  ['Deep Water Roulette', '75320'],
  ['Orchid Baccarat', '76001'],
  ['Purple Hall Roulette', '76250'],
  ['Pavilion Mahjong', '76999'],
])

/** The newest games, by English title. */
const releases = new Map([
  ['Song of the Longship', '2026-09-24'],
  ["The Mermaid's Ring", '2026-09-29'],
  ['Peacock Silk', '2026-10-01'],
  ['Orange Tree Roulette', '2026-10-06'],
  ['The Amethyst Cave', '2026-10-08'],
  ['The Oak Stag', '2026-10-13'],
  ['Snow on the Pagoda', '2026-10-15'],
  ['The Dancing Dice', '2026-10-20'],
  ['Saturn Ring Express', '2026-10-22'],
  ["The Dokkaebi's Hoard", '2026-10-27'],
  ['A Ship in the Fog', '2026-10-29'],
  ['The Thunder Wheel', '2026-11-03'],
  ['Midsummer Sundae', '2026-11-05'],
  ['Panther at Moonrise', '2026-11-10'],
  ['Gate of the Red Dragon', '2026-11-12'],
  ['Spring Night Roulette', '2026-11-17'],
])

/** Games that are listed but cannot be opened, by English title. */
const outOfService = new Set([
  'Seal of the Dynasty',
  'Ink Storm',
  'The Clear Chime',
  'The Gilded Lounge',
  'Birthday Eve',
])

/** The prescribed id of a game, if it has one. */
export function launchCodeOf(englishTitle: string): string | undefined {
  return launchCodes.get(englishTitle)
}

/** The ISO release date of a game, if it is one of the newest. */
export function releaseOf(englishTitle: string): string | undefined {
  return releases.get(englishTitle)
}

export function isOutOfService(englishTitle: string): boolean {
  return outOfService.has(englishTitle)
}
