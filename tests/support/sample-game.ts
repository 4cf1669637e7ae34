import * as v from 'valibot'
import { SiteConfig, type SiteVariables } from '@marquee/contract/config.ts'
import { featureNames } from '@marquee/contract/features.ts'
import { Game } from '@marquee/contract/game.ts'

/** A game as an operator sends it. */
export function sampleGame(id: string, more: Partial<Game> = {}): Game {
  return v.parse(Game, {
    id,
    game_title: { en: `Game ${id}`, ko: `게임 ${id}` },
    game_image: '/images/cover.svg',
    category: 'Slots',
    is_service: 1,
    rtp: 96.4,
    ...more,
  })
}

/** A site at `https://site.example` with every feature, and with further variables. */
export function sampleSite(variables: Partial<SiteVariables> = {}): SiteConfig {
  return v.parse(SiteConfig, {
    front_api_domain: 'https://site.example',
    VARIABLES: { title: 'Site', features: featureNames, ...variables },
  })
}
