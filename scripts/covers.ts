import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { coverVariants, drawnCover, fingerprintOf, paintedFolder } from '../server/art/painted-covers.ts'
import { catalogue } from '../server/catalogue/catalogue.ts'
import { ensureChromium } from './chromium.ts'

const quality = 0.6

/** Paints a drawing (SVG text) in the page as a WebP of 300 x 400. */
async function paint(page: Page, drawing: string): Promise<Buffer> {
  const address = await page.evaluate(
    async ([text, webpQuality]) => {
      const image = new Image(300, 400)
      image.src = `data:image/svg+xml,${encodeURIComponent(text)}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = 300
      canvas.height = 400
      canvas.getContext('2d')?.drawImage(image, 0, 0, 300, 400)
      return canvas.toDataURL('image/webp', webpQuality)
    },
    [drawing, quality] as const,
  )
  const [, webp] = /^data:image\/webp;base64,(.+)$/.exec(address) ?? []
  if (webp === undefined) throw new Error('This Chromium writes no WebP')
  return Buffer.from(webp, 'base64')
}

/**
 * Paints the covers of all written games whose drawings have changed. The lettering needs the fonts that `lettering.ts`
 * names: without them a cover would show other letters.
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
    for (const game of catalogue().games) {
      for (const variant of coverVariants) {
        const drawing = drawnCover(game, variant)
        const name = `${game.id}.${variant}.webp`
        after[name] = fingerprintOf(drawing)
        if (before[name] === after[name]) continue
        await writeFile(new URL(name, paintedFolder), await paint(page, drawing))
      }
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
