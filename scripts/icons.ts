import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { ensureChromium } from './chromium.ts'

/** The layout of an icon: `scale` is of the mark, `rounded` uses the corners of `icon.svg`. */
interface Look {
  size: number
  scale: number
  rounded: boolean
  monochrome?: boolean
  /** Path data on a 24 x 24 grid, drawn instead of the mark. */
  glyph?: string
}

/** A maskable icon may be cropped to a circle of 80 %: the mark is smaller, the ground fills the square. */
const looks: Record<string, Look> = {
  'icon-192': { size: 192, scale: 1, rounded: true },
  'icon-512': { size: 512, scale: 1, rounded: true },
  'maskable-192': { size: 192, scale: 0.8, rounded: false },
  'maskable-512': { size: 512, scale: 0.8, rounded: false },
  'monochrome-512': { size: 512, scale: 1.1, rounded: false, monochrome: true },
  'apple-touch-icon': { size: 180, scale: 0.94, rounded: false },
  'favicon-32': { size: 32, scale: 1.2, rounded: true },
  'shortcut-wallet': {
    size: 96,
    scale: 1,
    rounded: true,
    glyph:
      'M5 5h13a2 2 0 0 1 2 2v1H6a1 1 0 0 0 0 2h14a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM17.5 13.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3z',
  },
  'shortcut-favourites': {
    size: 96,
    scale: 1,
    rounded: true,
    glyph: 'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z',
  },
  'shortcut-continue': {
    size: 96,
    scale: 1,
    rounded: true,
    glyph: 'M7 4.2v15.6a1.2 1.2 0 0 0 1.8 1l12.6-7.8a1.2 1.2 0 0 0 0-2L8.8 3.2a1.2 1.2 0 0 0-1.8 1z',
  },
}

/** Renders `public/icon.svg` in the page and resolves with its picture. */
async function photograph(page: Page, source: string, look: Look): Promise<Buffer> {
  await page.setViewportSize({ width: look.size, height: look.size })
  await page.setContent(`<!doctype html><style>*{margin:0}svg{display:block;width:100vw}</style>${source}`)
  await page.evaluate(({ scale, rounded, monochrome, glyph }) => {
    const [ground, mark] = [document.querySelector('#ground'), document.querySelector('#mark')]
    if (ground === null || mark === null) throw new Error('icon.svg needs a #ground and a #mark')
    if (!rounded) ground.querySelector('rect')?.setAttribute('rx', '0')
    if (glyph !== undefined) {
      mark.innerHTML = `<path d="${glyph}" fill="url(#m)" fill-rule="evenodd"/>`
      mark.setAttribute('transform', 'translate(256 256) scale(13) translate(-12 -12)')
    }
    const placed = mark.getAttribute('transform') ?? ''
    mark.setAttribute('transform', `translate(256 256) scale(${scale}) translate(-256 -256) ${placed}`)
    if (monochrome === true) {
      ground.remove()
      for (const part of mark.children) part.setAttribute('fill', '#fff')
    }
  }, look)
  return page.screenshot({ omitBackground: true })
}

/** Draws every picture of `public/icons` from `public/icon.svg`: change that file to give the app another mark. */
async function main(): Promise<void> {
  const executablePath = await ensureChromium()
  if (executablePath === undefined) throw new Error('No Chromium: name one in the environment as CHROMIUM')
  const source = await readFile('public/icon.svg', 'utf8')
  await mkdir('public/icons', { recursive: true })
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage()
    for (const [name, look] of Object.entries(looks)) {
      await writeFile(`public/icons/${name}.png`, await photograph(page, source, look))
    }
  } finally {
    await browser.close()
  }
}

await main()
