import { mix } from './colour.ts'
import { fullTurn, polar, polygonPath, repeat } from './geometry.ts'
import { round } from './markup.ts'
import type { NonEmpty, Random } from './random.ts'
import type { Brush } from './shading.ts'

/** The background behind the emblem of a 300 x 400 cover. */
export type Ground = (brush: Brush, random: Random) => string

function sunPaint(brush: Brush): string {
  const [, middle, near] = brush.palette.sky
  return brush.linear('sun', [
    [0, brush.light],
    [0.55, near],
    [1, middle],
  ])
}

const rays: Ground = (brush) => {
  const ray = (index: number) => {
    const angle = (index * fullTurn) / 18 + 0.1
    return polygonPath([[150, 160], polar(420, angle, 150, 160), polar(420, angle + fullTurn / 40, 150, 160)])
  }
  return brush.fill(repeat(18, ray), brush.light, 0.16)
}

const orbit: Ground = (brush, random) => {
  const ring = (index: number) => {
    const size = `rx="${60 + index * 34}" ry="${56 + index * 32}"`
    const pen = `stroke-opacity="${round(0.34 - index * 0.05, 2)}" stroke-width="${index % 2 === 1 ? 1 : 2.5}"`
    return `<ellipse cx="150" cy="165" ${size} ${pen}/>`
  }
  const planet = () => {
    const [x, y] = polar(94 + random() * 70, random() * fullTurn, 150, 165)
    return brush.disc(x, y, 2 + random() * 5, brush.light, 0.8)
  }
  return `<g fill="none" stroke="${brush.light}">${repeat(6, ring)}</g>${repeat(5, planet)}`
}

const sun: Ground = (brush) => {
  const [far, middle] = brush.palette.sky
  const dune = (index: number) => {
    const path = `M-10 ${270 + index * 30}Q${70 + index * 30} ${240 + index * 34} 150 ${272 + index * 28}T310 ${262 + index * 30}V410H-10z`
    return brush.fill(path, mix(middle, far, 0.25 + index * 0.22), 0.9)
  }
  return brush.disc(150, 150, 112, sunPaint(brush)) + repeat(4, dune)
}

const peaks: Ground = (brush, random) => {
  const [far, , near] = brush.palette.sky
  const range = (index: number) => {
    const ridge = repeat(7, (x) => {
      const height = 200 + index * 48 + (x % 2 === 1 ? -62 + index * 14 : 24) + random() * 34
      return `L${x * 55 - 10} ${round(height)}`
    })
    return brush.fill(`M-10 ${250 + index * 40}${ridge}V410H-10z`, mix(near, far, 0.34 + index * 0.27), 0.92)
  }
  return repeat(3, range)
}

const waves: Ground = (brush) => {
  const [far, , near] = brush.palette.sky
  return repeat(8, (index) => {
    const path = `M-30 ${60 + index * 46}q45-34 90 0t90 0t90 0t90 0V440H-30z`
    return brush.fill(path, mix(near, far, 0.1 + index * 0.11), 0.4)
  })
}

const curtain: Ground = (brush) => {
  const [far, , near] = brush.palette.sky
  const fold = brush.linear(
    'fold',
    [
      [0, far, 0.75],
      [0.45, near, 0.55],
      [1, far, 0.75],
    ],
    1,
    0,
  )
  const folds = repeat(10, (index) => `<rect x="${index * 30}" width="30" height="400" fill="${fold}"/>`)
  return `${folds}<ellipse cx="150" cy="160" rx="150" ry="175" fill="${brush.halo()}"/>`
}

const bokeh: Ground = (brush, random) =>
  repeat(26, () => {
    const [x, y, r] = [random() * 300, random() * 330, 4 + random() * random() * 44]
    return brush.disc(x, y, r, random() > 0.5 ? brush.light : brush.palette.sky[2], 0.06 + random() * 0.16)
  })

const arch: Ground = (brush) => {
  const [far, , near] = brush.palette.sky
  const gate = (index: number) => {
    const r = 136 - index * 24
    const path = `M${14 + index * 24} 410V${150 + index * 12}a${r} ${r} 0 0 1 ${272 - index * 48} 0V410z`
    return `<path d="${path}" fill="${mix(far, near, 0.12 + index * 0.24)}"/>`
  }
  return `<g stroke="${brush.light}" stroke-opacity=".32" stroke-width="1.2">${repeat(4, gate)}</g>`
}

const beams: Ground = (brush) => {
  const beam = (x: number, width: number, opacity: number) =>
    brush.fill(`M${x}-10h${width}l-150 430h-${width}z`, brush.light, opacity)
  return (
    beam(-60, 20, 0.18) + beam(40, 46, 0.12) + beam(120, 14, 0.2) + beam(190, 60, 0.1) + beam(270, 18, 0.16)
  )
}

const table: Ground = (brush) => {
  const [, middle, near] = brush.palette.sky
  const felt = `<ellipse cx="150" cy="330" rx="260" ry="150"`
  const line = (y: number, rx: number, ry: number, colour: string, opacity: number) =>
    `<ellipse cx="150" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="1.6"/>`
  const lamp = (index: number) =>
    brush.disc(index * 38, 34 + (index % 3) * 22, 10 + (index % 4) * 6, brush.light, 0.12)
  return (
    `${felt} fill="${mix(middle, near, 0.35)}"/>${felt} fill="${brush.halo()}" opacity=".5"/>` +
    line(336, 236, 130, brush.palette.metal[2], 0.55) +
    line(344, 200, 104, '#fff', 0.2) +
    repeat(9, lamp)
  )
}

const stars: Ground = (brush, random) => {
  const cloud = `<ellipse cx="90" cy="90" rx="190" ry="80" transform="rotate(-30 90 90)" fill="${brush.halo()}" opacity=".7"/>`
  const sky = (count: number, size: number, opacity: number) =>
    brush.stroke(
      repeat(count, () => `M${Math.round(random() * 300)} ${Math.round(random() * 340)}h0`),
      '#fff',
      size,
      opacity,
    )
  return cloud + sky(34, 1.3, 0.5) + sky(16, 2.2, 0.75) + sky(7, 3.4, 0.95)
}

const deco: Ground = (brush) => {
  const arcs = [36, 27, 18, 9].map((r) => `M${-r} 0a${r} ${r} 0 0 1 ${r * 2} 0`).join('')
  const fan = brush.part('fan', () => brush.stroke(arcs, brush.palette.metal[2], 1.3, 0.26))
  return repeat(25, (index) => {
    const [row, column] = [Math.floor(index / 5), index % 5]
    return brush.stamp(fan, column * 75 - (row % 2) * 37, row * 76 + 40)
  })
}

const grid: Ground = (brush) => {
  const rails = repeat(15, (index) => `M150 240L${-300 + index * 64} 410`)
  const sleepers = repeat(6, (index) => `M0 ${242 + index * index * 6 + index * 6}H300`)
  return brush.disc(150, 170, 96, sunPaint(brush)) + brush.stroke(rails + sleepers, brush.light, 1.2, 0.4)
}

export const grounds = {
  arch,
  beams,
  bokeh,
  curtain,
  deco,
  grid,
  orbit,
  peaks,
  rays,
  stars,
  sun,
  table,
  waves,
} as const satisfies Record<string, Ground>

export type GroundName = keyof typeof grounds

/** The grounds a slot's cover is drawn on when its game names none. */
export const slotGrounds: NonEmpty<GroundName> = [
  'arch',
  'beams',
  'bokeh',
  'curtain',
  'deco',
  'grid',
  'orbit',
  'peaks',
  'rays',
  'stars',
  'sun',
  'waves',
]

/** The grounds of live tables. */
export const liveGrounds: NonEmpty<GroundName> = [
  'table',
  'curtain',
  'beams',
  'deco',
  'table',
  'arch',
  'rays',
  'bokeh',
]
