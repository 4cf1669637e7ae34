import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import {
  fingerprintOf,
  paintedFolder,
  type Painting,
  paintings,
} from '@marquee/studio/art/painted-pictures.ts'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { ensureChromium } from './chromium.ts'

/** Renders a drawing in the page as WebP. */
async function paint(page: Page, painting: Painting): Promise<Buffer> {
  const address = await page.evaluate(async ({ drawing, width, height, quality }) => {
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.height = height
    canvas.width = width ?? Math.round((image.naturalWidth / image.naturalHeight) * height)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/webp', quality)
  }, painting)
  const [, webp] = /^data:image\/webp;base64,(.+)$/.exec(address) ?? []
  if (webp === undefined) throw new Error('This Chromium writes no WebP')
  return Buffer.from(webp, 'base64')
}

/**
 * Renders the covers of games and the pictures of providers whose drawings have changed. The lettering needs the fonts of
 * `lettering.ts`.
 */
async function main(): Promise<void> {
  const executablePath = await ensureChromium()
  if (executablePath === undefined) throw new Error('No Chromium: name one in the environment as CHROMIUM')
  await mkdir(paintedFolder, { recursive: true })
  const list = new URL('drawings.json', paintedFolder)
  const before: Record<string, string> = JSON.parse(await readFile(list, 'utf8').catch(() => '{}'))
  const after: Record<string, string> = {}
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage()
    const { games, providers } = catalogue()
    for (const painting of paintings(games, providers)) {
      const { file } = painting
      after[file] = fingerprintOf(painting)
      if (before[file] === after[file]) continue
      await writeFile(new URL(file, paintedFolder), await paint(page, painting))
    }
  } finally {
    await browser.close()
  }
  for (const name of Object.keys(before)) {
    if (after[name] === undefined) await rm(new URL(name, paintedFolder), { force: true })
  }
  await writeFile(list, `${JSON.stringify(after, null, 2)}\n`)
}

await main()
