import type { ManifestOptions } from 'vite-plugin-pwa'

const narrow = { sizes: '720x1600', type: 'image/png', form_factor: 'narrow' } as const
const wide = { sizes: '1440x900', type: 'image/png', form_factor: 'wide' } as const
const shortcutIcon = (name: string) => ({
  src: `/icons/shortcut-${name}.png`,
  sizes: '96x96',
  type: 'image/png',
})

/**
 * The web app manifest. Colours are those of the default theme, words those of the default language; the pictures are
 * made from the running product by `npm run manifest-screenshots`.
 */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Marquee',
  short_name: 'Marquee',
  description: '게임, 지갑, 고객 지원을 한곳에서',
  lang: 'ko',
  dir: 'ltr',
  scope: '/',
  start_url: '/home',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'any',
  theme_color: '#111215',
  background_color: '#111215',
  categories: ['games', 'entertainment'],
  // An open window may hold a round: the system must not navigate it. `src/shell/start/launch-queue.ts` opens the address.
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  shortcuts: [
    { name: '지갑', url: '/wallet/depositpage', icons: [shortcutIcon('wallet')] },
    { name: '즐겨찾기', url: '/favourites', icons: [shortcutIcon('favourites')] },
    { name: '이어서 플레이', url: '/home#continue', icons: [shortcutIcon('continue')] },
  ],
  screenshots: [
    { ...narrow, src: '/screenshots/home-narrow.png', label: '홈: 라이브 테이블과 새 슬롯' },
    { ...narrow, src: '/screenshots/game-narrow.png', label: '앱 안에서 바로 열리는 게임' },
    { ...narrow, src: '/screenshots/wallet-narrow.png', label: '지갑: 잔액과 입금' },
    { ...wide, src: '/screenshots/home-wide.png', label: '넓은 화면의 홈' },
    { ...wide, src: '/screenshots/game-wide.png', label: '넓은 화면의 게임' },
  ],
}
