import { afterEach, expect, test } from 'vitest'
import { replaySheet } from '@marquee/studio/server/http/replay-document.ts'
import { tablePicture } from '@marquee/studio/server/tables/table-picture.ts'
import { tableNames } from '@marquee/studio/shared/table-names.ts'
import { textsIn } from '@marquee/studio/texts.ts'

afterEach(() => document.body.replaceChildren())

test.each(['en', 'ko', 'de'] as const)(
  'a round of baccarat keeps off the edges of its frame in %s',
  async (language) => {
    const names = tableNames('baccarat', { words: textsIn(language).tables, figure: String })
    const result = [0, 12, 20, 6, 12, 30]
    const spots = ['player', 'banker']
    const lines = spots.map((spot) => `<dt>${names.spot(spot)}</dt><dd>₩1,000,000 → ₩2,000,000</dd>`)
    const picture = tablePicture({ kind: 'baccarat', result, names, figure: String, spots })
    const frame = document.createElement('iframe')
    Object.assign(frame, { width: 320, height: 192 })
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    frame.srcdoc = `<!doctype html><html lang="${language}"><style>${replaySheet}</style><main class="table">${picture}<h1>${names.result(result)}</h1><dl>${lines.join('')}</dl></main>`
    document.body.append(frame)
    await loaded
    const shown = [...(frame.contentDocument?.querySelectorAll('h1, h2, dt, dd, b') ?? [])]
    expect(shown).toHaveLength(13)
    for (const element of shown) {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      expect(
        Math.min(left, top, frame.clientWidth - right, frame.clientHeight - bottom),
        element.textContent,
      ).toBeGreaterThanOrEqual(8)
    }
  },
)
