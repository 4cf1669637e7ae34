import { tileOf, tiles } from '../../shared/pick-games.ts'
import { element } from '../common/element.ts'
import { openTable } from './open-table.ts'
import { createPickTable } from './pick-table.ts'
import './tile-draw.css'

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九']
const honours = ['東', '南', '西', '北', '中', '發', '']

/** A mahjong tile as it is engraved: characters, circles, bamboo, winds and dragons. */
function tileFace(tile: number): HTMLElement {
  const { suit, rank } = tileOf(tile)
  if (suit === 'honours')
    return element('span', { class: `tile honour-${rank}`, lang: 'zh-Hant' }, honours[rank - 1] ?? '')
  if (suit === 'characters')
    return element(
      'span',
      { class: 'tile characters', lang: 'zh-Hant' },
      element('b', {}, numerals[rank - 1] ?? ''),
      element('b', { class: 'wan' }, '萬'),
    )
  const marks = Array.from({ length: rank }, () => element('i', {}))
  return element('span', { class: `tile ${suit} of-${rank}` }, ...marks)
}

await openTable((input) => createPickTable(input, { game: tiles, face: tileFace }))
