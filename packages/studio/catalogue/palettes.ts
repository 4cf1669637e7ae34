type Metal = readonly [string, string, string, string]

const gold: Metal = ['#5a2c06', '#b9701a', '#f4bd4f', '#fff3c4']
const silver: Metal = ['#2c3648', '#72839c', '#c3cfdf', '#ffffff']
const rose: Metal = ['#5b1f22', '#b5615a', '#f0b09a', '#fff0e6']
const bronze: Metal = ['#3a1a0c', '#8a4a24', '#d99259', '#ffe3c2']

/** The colours of a game's page: its ground from far to near, its light, and its metal from dark to light. */
interface Palette {
  readonly sky: readonly [string, string]
  readonly light: string
  readonly metal: Metal
}

export const palettes: Readonly<Record<string, Palette>> = {
  ember: { sky: ['#1a0508', '#6d1512'], light: '#ffb45e', metal: gold },
  lagoon: { sky: ['#021a2b', '#05566b'], light: '#8ff7e2', metal: gold },
  jade: { sky: ['#03170f', '#0b4a30'], light: '#c6f58a', metal: gold },
  royal: { sky: ['#0a0c2e', '#1f2f8c'], light: '#9cc6ff', metal: gold },
  desert: { sky: ['#2a0f12', '#a1452a'], light: '#ffe6a8', metal: gold },
  frost: { sky: ['#081627', '#2a5d8c'], light: '#f2fcff', metal: silver },
  noir: { sky: ['#08080b', '#1b1b22'], light: '#ffd9a0', metal: gold },
  crimson: { sky: ['#16020a', '#5e0a25'], light: '#ff9c8f', metal: rose },
  felt: { sky: ['#03120e', '#0a3b2c'], light: '#ffe9b8', metal: gold },
  sakura: { sky: ['#3a0f2a', '#b04a6e'], light: '#fff0e2', metal: rose },
  citrus: { sky: ['#7a2a02', '#e8830c'], light: '#fffbd6', metal: gold },
  dusk: { sky: ['#0d1026', '#523063'], light: '#ffd2a1', metal: rose },
  steel: { sky: ['#0a1216', '#22434f'], light: '#d7f6ff', metal: bronze },
  moss: { sky: ['#10160a', '#3d4f1a'], light: '#f7ffb8', metal: bronze },
  abyss: { sky: ['#01060f', '#06224a'], light: '#5fe0ff', metal: silver },
  ivory: { sky: ['#4a3420', '#c09a66'], light: '#ffffff', metal: gold },
  violet: { sky: ['#12062e', '#4a1d8f'], light: '#f0c8ff', metal: gold },
  midnight: { sky: ['#04061a', '#131c52'], light: '#ffe3a3', metal: silver },
  rosewood: { sky: ['#1c0a06', '#5c2414'], light: '#ffdcb0', metal: gold },
  aurora: { sky: ['#04121f', '#0c4a5e'], light: '#d6ffe0', metal: silver },
}
