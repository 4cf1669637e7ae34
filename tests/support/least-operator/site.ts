import { createCipheriv, createHash, randomBytes } from 'node:crypto'

const names = ['Alder', 'Birch', 'Cedar'] as const

/** Providers: two of slots, one of live tables. */
export const providers = names.map((title, index) => ({
  id: index + 1,
  title,
  is_casino: title === 'Cedar' ? 1 : 0,
}))

const cover = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="#375"/></svg>',
)}`

/** Four games of each provider, with the fields of spec §3 and no others. */
export const games = providers.flatMap(({ id: provider, title, is_casino }) =>
  [1, 2, 3, 4].map((number) => ({
    provider,
    id: provider * 100 + number,
    game_title: `${title} Game ${number}`,
    game_image: cover,
    category: is_casino === 1 ? 'casino' : 'Slots',
    is_service: 1,
  })),
)

/** A provider's games, as they are sent. */
export function gamesOf(provider: string): object[] {
  return games
    .filter((game) => String(game.provider) === provider)
    .map((game) => ({ ...game, provider: undefined }))
}

export const announcements = [
  {
    id: '1',
    title: 'We are open',
    content: 'From today on.',
    important: false,
    date: '2026-11-01T09:00:00Z',
  },
]

export const questions = [
  { id: '1', category: 'wallet', question: 'How do I pay in?', answer: 'By bank transfer.' },
]

/** The variables of a site that says no more than it must. */
export const leastVariables = { title: 'Least', amount_max: 5_000_000, banks: [] }

/** The response of the configuration service: AES-256-GCM under the SHA-256 of the key, in Base64. */
export function wrapped(config: object): string {
  const iv = randomBytes(12)
  const key = createHash('sha256').update('marquee-public-config-key').digest()
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(JSON.stringify({ config }), 'utf8'), cipher.final()])
  return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64')
}

/** What every launch opens: a page that says that it is a game. */
export const gamePage = `<!doctype html><html lang="en"><title>Game</title><body style="background:#123;color:#fff">
<h1>A game</h1><script>parent.postMessage({ marquee: 1, type: 'ready' }, '*')</script></body></html>`
