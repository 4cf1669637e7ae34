// `node tests/engines/pictures.ts FOLDER`: ten screens of the built product in Chromium, Firefox and WebKit side by side, to look at.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { startOwnProduct } from '../support/e2e/own-product.ts'
import { demo } from '../support/e2e/players.ts'
import { phone, type Tab } from '../support/engines/driver.ts'
import { click, inGame, run, see, seeNone, signIn } from '../support/engines/page.ts'
import { startEngine } from '../support/engines/start.ts'
import { freePort } from '../support/postgres.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('name a folder for the pictures')
mkdirSync(folder, { recursive: true })

const engines = ['chromium', 'firefox', 'webkit'] as const
const screens = {
  signedOut: ['/home', '/login', '/account/register', '/etc/terms-of-service'],
  signedIn: ['/home', '/game/slot', '/wallet/depositpage', '/wallet/history', '/settings'],
} as const
const gap = 10

/** Resolves when the images that the viewport shows are loaded and decoded; until then a browser may leave them out. */
async function drawImages(): Promise<void> {
  const shown = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
  await Promise.all(shown.map((image) => image.decode()))
  await new Promise((resolve) => setTimeout(resolve, 300))
}

/** The pictures of one browser, in the order of `screens`, and last a slot. */
async function picturesOf(tab: Tab, origin: string): Promise<Uint8Array[]> {
  const pictures: Uint8Array[] = []
  const take = async (path: string): Promise<void> => {
    await tab.open(origin + path)
    await see(tab, { css: 'main' }, /./)
    await seeNone(tab, { css: '.shell, .mq-skeleton' })
    await run(tab, 'page', drawImages)
    pictures.push(await tab.picture())
  }
  for (const path of screens.signedOut) await take(path)
  await tab.open(`${origin}/login`)
  await signIn(tab, demo)
  for (const path of screens.signedIn) await take(path)
  await tab.open(`${origin}/game/slot?provider=1`)
  await click(tab, { css: '[role=dialog] article button', name: 'The Beetle Amulet' })
  await see(tab, inGame('button:not([aria-disabled=true])', 'Spin'))
  await run(tab, 'game', drawImages)
  pictures.push(await tab.picture())
  return pictures
}

const product = await startOwnProduct({ port: await freePort(), studioPort: await freePort() }, {})
const rows: Uint8Array[][] = []
for (const name of engines) {
  const engine = await startEngine(name)
  try {
    rows.push(await picturesOf(engine.first, product.origin))
  } finally {
    await engine.close()
  }
}
await product.stop()

const names = [...screens.signedOut.map((path) => `out ${path}`), ...screens.signedIn, 'slot']
for (const [index, name] of names.entries()) {
  const parts = rows.map((row, column) => ({
    input: Buffer.from(row[index] ?? []),
    left: column * (phone.width + gap),
    top: 0,
  }))
  await sharp({
    create: { width: 3 * phone.width + 2 * gap, height: phone.height, channels: 3, background: '#888' },
  })
    .composite(parts)
    .png()
    .toFile(join(folder, `${index} ${name.replaceAll('/', ' ').replaceAll('  ', ' ').trim()}.png`))
}
