import type { Entry } from './entry.ts'

export const northlamp: readonly Entry[] = [
  ['북극 늑대의 밤', 'Night of the Arctic Wolf', 'norse', 'wolf', 'frost', 'peaks'],
  ['서리 왕의 뿔', 'Horns of the Frost King', 'norse', 'viking', 'frost', 'peaks'],
  ['천둥 대장간', 'The Thunder Forge', 'norse', 'bolt', 'royal', 'stars'],
  ['오로라 사냥꾼', 'Hunters of the Aurora', 'norse', 'stag', 'aurora', 'stars'],
  ['얼음 왕관', 'Crown of Ice', 'norse', 'crown', 'frost', 'bokeh'],
  ['긴 배의 노래', 'Song of the Longship', 'norse', 'ship', 'steel', 'waves'],
  ['백야의 곰', 'Bear of the White Night', 'norse', 'bear', 'frost', 'peaks'],
  ['룬의 방패', 'The Rune Shield', 'norse', 'shield', 'steel', 'beams'],
  ['겨울 결정', 'Winter Crystal', 'norse', 'snowflake', 'frost', 'bokeh'],
  ['까마귀 언덕의 달', 'Moon over Raven Hill', 'norse', 'moon', 'steel', 'peaks'],
  ['피오르의 부엉이', 'Owl of the Fjord', 'norse', 'owl', 'steel', 'peaks'],
  ['화로 앞의 맹세', 'Oath by the Hearth', 'norse', 'viking', 'ember', 'beams'],
  ['눈보라 속의 사슴', 'Stag in the Snowstorm', 'norse', 'stag', 'frost', 'peaks'],
  ['푸른 빙하 보석', 'Glacier Jewels', 'gems', 'crystals', 'frost', 'orbit'],
]
