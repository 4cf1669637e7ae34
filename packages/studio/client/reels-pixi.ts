import 'pixi.js/unsafe-eval'
import { CanvasSource, Container, Sprite, Texture, WebGLRenderer } from 'pixi.js'
import { createReelMotion, type ReelMotion } from './reel-motion.ts'
import type { Cell } from '../shared/protocol.ts'
import { isLit, type Reels, type ReelsInput, type View } from './reels.ts'

/** Milliseconds from one reel's stop to the next: the same between all of them. */
const stagger = 170
const fadeTime = 180
/** How much of a cell's smaller side a symbol fills. */
const fit = 0.94

interface Column {
  readonly motion: ReelMotion
  readonly box: Container
  /** One more than fits, for the one that is half in sight. */
  readonly sprites: readonly Sprite[]
  readonly glows: readonly Sprite[]
}

/**
 * The reels in pixi.js: sprites only, redrawn only while something moves. The first `show` makes them visible.
 *
 * @param lost called when the graphics context is lost for good; the caller must draw in another way
 * @throws when WebGL is not there
 */
export async function pixiReels(input: ReelsInput, light: string, lost: () => void): Promise<Reels> {
  const { place, strips, rows, pictures, still } = input
  // A picture that cannot be had leaves its cell empty rather than the game closed.
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  const renderer = new WebGLRenderer()
  await renderer.init({
    width: place.clientWidth,
    height: place.clientHeight,
    resolution: Math.min(devicePixelRatio, 3),
    autoDensity: true,
    antialias: false,
    backgroundAlpha: 0,
    skipExtensionImports: true,
  })
  const canvas = renderer.canvas
  canvas.setAttribute('aria-hidden', 'true')
  canvas.className = 'canvas'
  canvas.style.visibility = 'hidden'
  place.append(canvas)

  const stage = new Container()
  const glowTexture = new Texture({ source: new CanvasSource({ resource: glowCanvas() }) })
  let textures: Texture[] = []
  const columns = strips.map((strip): Column => {
    const box = new Container()
    const made = {
      motion: createReelMotion(strip),
      box,
      sprites: sprites(rows + 1),
      glows: sprites(rows),
    }
    for (const glow of made.glows) {
      glow.texture = glowTexture
      glow.tint = light
      glow.blendMode = 'add'
      glow.alpha = 0
    }
    box.addChild(...made.glows, ...made.sprites)
    stage.addChild(box)
    return made
  })

  let cellWidth = 1
  let cellHeight = 1
  let lit: readonly Cell[] = []
  let litSince = 0
  let halts: { reel: number; at: number; stop: number }[] = []
  let arrived: (() => void) | undefined
  let frame = 0
  let before = 0
  let paused = false
  let ended = false

  function measure() {
    const { clientWidth: width, clientHeight: height } = place
    if (width === 0 || height === 0) return
    renderer.resize(width, height, Math.min(devicePixelRatio, 3))
    cellWidth = width / strips.length
    cellHeight = height / rows
    const size = Math.min(cellWidth, cellHeight) * fit
    const outgrown = textures
    textures = pictures.map((picture) => pictureTexture(picture, size, renderer.resolution))
    for (const [reel, { box, glows }] of columns.entries()) {
      box.x = (reel + 0.5) * cellWidth
      for (const glow of glows) glow.width = glow.height = Math.min(cellWidth, cellHeight) * 1.7
    }
    draw(performance.now())
    for (const texture of outgrown) texture.destroy(true)
    wake()
  }

  function draw(now: number): boolean {
    const share = Math.min(1, (now - litSince) / fadeTime)
    // One breath when a win lights up, then still.
    const breath = still() ? 0 : Math.sin(Math.min(1, (now - litSince) / 620) * Math.PI) * 0.1
    for (const [reel, { motion, sprites: column, glows }] of columns.entries()) {
      const top = Math.floor(motion.position())
      const shift = motion.position() - top
      for (const [row, sprite] of column.entries()) {
        const texture = textures[motion.symbol(top + row)]
        if (texture !== undefined) sprite.texture = texture
        sprite.y = (row - shift + 0.5) * cellHeight
        const bright = lit.length > 0 && isLit(lit, reel, row)
        sprite.tint = lit.length === 0 || bright ? 0xffffff : grey(1 - 0.6 * share)
        const size = Math.min(cellWidth, cellHeight) * fit * (bright ? 1 + breath : 1)
        sprite.width = sprite.height = size
        const glow = glows[row]
        if (glow === undefined) continue
        glow.y = sprite.y
        glow.alpha = bright ? 0.75 * share : 0
      }
    }
    renderer.render(stage)
    return lit.length > 0 && now - litSince < 640
  }

  function tick(now: number) {
    frame = 0
    // A tab that was hidden comes back with one huge step: nothing may leap.
    const elapsed = Math.min(100, before === 0 ? 16 : now - before)
    before = now
    halts = halts.filter(({ reel, at, stop }) => {
      if (now < at) return true
      columns[reel]?.motion.halt(stop)
      return false
    })
    for (const { motion } of columns) motion.advance(elapsed)
    const moving = columns.some(({ motion }) => motion.moving())
    const fading = draw(now)
    if (!moving && halts.length === 0) {
      arrived?.()
      arrived = undefined
    }
    if (moving || fading || halts.length > 0) wake()
    else before = 0
  }

  function wake() {
    if (frame === 0 && !paused && !ended) frame = requestAnimationFrame(tick)
  }

  function rest({ stops }: View) {
    halts = []
    canvas.style.visibility = ''
    canvas.style.opacity = ''
    for (const [reel, { motion }] of columns.entries()) motion.rest(stops[reel] ?? 0)
    wake()
  }

  const observer = new ResizeObserver(measure)
  observer.observe(place)
  measure()

  function onLost(event: Event) {
    event.preventDefault()
    if (!ended) lost()
  }
  canvas.addEventListener('webglcontextlost', onLost)

  return {
    show: rest,
    spin() {
      lit = []
      if (still()) canvas.style.opacity = '0.35'
      else for (const { motion } of columns) motion.start()
      wake()
    },
    stop(view) {
      arrived?.()
      if (still()) {
        rest(view)
        return Promise.resolve()
      }
      const now = performance.now()
      halts = view.stops.map((stop, reel) => ({ reel, at: now + reel * stagger, stop }))
      return new Promise((resolve) => {
        arrived = resolve
        wake()
      })
    },
    highlight(cells) {
      lit = cells
      litSince = performance.now()
      wake()
    },
    pause(now) {
      paused = now
      before = 0
      if (!paused) wake()
    },
    destroy() {
      ended = true
      cancelAnimationFrame(frame)
      observer.disconnect()
      arrived?.()
      canvas.removeEventListener('webglcontextlost', onLost)
      canvas.remove()
      for (const texture of textures) texture.destroy(true)
      renderer.destroy()
    },
  }
}

/** A tint that lets this share of the light through. */
function grey(share: number): number {
  return Math.round(share * 255) * 0x01_01_01
}

function sprites(count: number): Sprite[] {
  return Array.from({ length: count }, () => {
    const sprite = new Sprite()
    sprite.anchor.set(0.5)
    return sprite
  })
}

/** A symbol at the size that it is shown at, with a soft shadow under it. */
function pictureTexture(picture: HTMLImageElement, size: number, resolution: number): Texture {
  const canvas = document.createElement('canvas')
  const side = Math.max(1, Math.round(size * resolution))
  canvas.width = canvas.height = side
  const context = canvas.getContext('2d')
  // A picture that did not load cannot be drawn.
  if (context !== null && picture.naturalWidth > 0) {
    context.shadowColor = 'rgba(0, 0, 0, 0.55)'
    context.shadowBlur = side * 0.035
    context.shadowOffsetY = side * 0.025
    const inset = side * 0.03
    context.drawImage(picture, inset, inset, side - 2 * inset, side - 2 * inset)
  }
  return new Texture({ source: new CanvasSource({ resource: canvas }) })
}

function glowCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 128
  const context = canvas.getContext('2d')
  if (context !== null) {
    const glow = context.createRadialGradient(64, 64, 0, 64, 64, 64)
    glow.addColorStop(0, 'rgba(255, 255, 255, 0.8)')
    glow.addColorStop(0.45, 'rgba(255, 255, 255, 0.25)')
    glow.addColorStop(1, 'rgba(255, 255, 255, 0)')
    context.fillStyle = glow
    context.fillRect(0, 0, 128, 128)
  }
  return canvas
}
