import * as v from 'valibot'
import { expect, test } from 'vitest'
import { WebVariables } from '@marquee/contract/config.ts'
import {
  displayItemOf,
  isImage,
  isNameInLogo,
} from '../../../../src/features/lobby/providers/display-item.ts'

const site = v.parse(WebVariables, { image: 'https://images.example', image_suffix: '.webp' })
const provider = {
  id: '7',
  title: 'Night Lamp',
  is_casino: 1,
  name: { ko: '밤등', en: 'Night Lamp' },
} as const

test('a display list item has the fields of spec §3, with the pictures of the image host', () => {
  const item = displayItemOf(provider, site, 'ko')
  expect(item).toEqual({
    id: '7',
    name: '밤등',
    backgroundImage: 'https://images.example/background/Night%20Lamp.webp',
    logo: 'https://images.example/logo/Night%20Lamp.webp',
    category: 'casino',
    is_service: 1,
  })
  expect([isImage(item.logo), isNameInLogo(provider, item, 'ko')]).toEqual([true, false])
})

test('without an image host its logo is text, and no game in service means no service', () => {
  const item = displayItemOf({ ...provider, is_casino: 0, games: 0 }, undefined, 'en')
  expect(item).toMatchObject({
    backgroundImage: undefined,
    logo: 'Night Lamp',
    category: 'slot',
    is_service: 0,
  })
  expect([isImage(item.logo), isNameInLogo(provider, item, 'en')]).toEqual([false, true])
})
