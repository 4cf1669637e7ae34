import type { ManifestOptions } from 'vite-plugin-pwa'

/** The web app manifest. Colours are those of the default theme. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Marquee',
  short_name: 'Marquee',
  description: 'Games, wallet and support of your gaming site',
  lang: 'ko',
  dir: 'ltr',
  scope: '/',
  start_url: '/home',
  display: 'standalone',
  theme_color: '#111215',
  background_color: '#111215',
  categories: ['games', 'entertainment'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
}
