import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { SiteConfig } from '@marquee/contract/config.ts'
import { Game, GameList } from '@marquee/contract/game.ts'
import { isPictureAddress, noPicture } from '@marquee/contract/picture.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { displayItemOf } from '../../../../src/features/lobby/providers/display-item.ts'

const game = { id: '1', game_title: 'Gate', category: 'Slots', is_service: 1 }

test.each([
  '/images/cover/1.svg?lang=ko',
  'https://images.example/a b.svg'.replace(' ', '%20'),
  'HTTPS://images.example/a.svg',
  'data:image/svg+xml,%3Csvg/%3E',
  'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  'http://localhost:4173/images/a.svg',
  'http://127.0.0.1/a.svg',
  'http://[::1]:80/a.svg',
])('%s is the address of a picture', (address) => {
  expect(isPictureAddress(address)).toBe(true)
})

const refused = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:,x',
  'blob:https://site.example/1',
  'file:///etc/passwd',
  '//evil.example/a.svg',
  '/\\evil.example/a.svg',
  '/\t/evil.example/a.svg',
  'https:evil.example',
  'https:///evil.example',
  'http://evil.example/a.svg',
  'http://localhost.evil.example/a.svg',
  'http://localhost@evil.example/a.svg',
  'cover.svg',
  '',
]

test.each(refused)('%j is none', (address) => {
  expect(isPictureAddress(address)).toBe(false)
})

describe('an address that is none, from the catalogue or the configuration,', () => {
  test.each(refused)('reaches no attribute, and refuses nothing else: %j', (address) => {
    const { list } = v.parse(GameList, {
      list: [
        { ...game, game_image: address, game_art: address },
        { ...game, game_image: { ko: address, en: '/en.svg' } },
        { ...game, game_image: '/fine.svg' },
      ],
    })
    expect(list.map(({ game_image: image }) => [textIn(image, 'ko'), textIn(image, 'en')])).toEqual([
      [noPicture, noPicture],
      [noPicture, '/en.svg'],
      ['/fine.svg', '/fine.svg'],
    ])
    expect(list[0]?.game_art).toBe(noPicture)

    const site = v.parse(SiteConfig, {
      front_api_domain: 'https://site.example',
      VARIABLES: { title: 'Site' },
      WEB_VARIABLES: { image: address, featured: [{ ...game, game_image: address }] },
    })
    const provider = { id: '1', title: 'Provider', is_casino: 0 } as const
    expect(displayItemOf(provider, site.WEB_VARIABLES, 'en')).toMatchObject({
      backgroundImage: undefined,
      logo: 'Provider',
    })
    expect(textIn(site.WEB_VARIABLES.featured[0]?.game_image ?? '', 'en')).toBe(noPicture)
  })
})

test('a placeholder of a picture is a picture', () => {
  expect(isPictureAddress(noPicture)).toBe(true)
  expect(v.parse(Game, { ...game, game_image: noPicture }).game_image).toBe(noPicture)
})
