/** The phone and the network that visits are measured on. */
export interface Profile {
  readonly downKbps: number
  readonly upKbps: number
  readonly rttMs: number
  /** How many times slower than this machine. */
  readonly cpu: number
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
}

/** Lighthouse's mobile settings with a 3G-like network: a cheap phone on a poor connection. */
export const slowPhone: Profile = {
  downKbps: 1600,
  upKbps: 750,
  rttMs: 150,
  cpu: 4,
  width: 412,
  height: 823,
  pixelRatio: 1.75,
}

/** How long the probe waits, in milliseconds. */
export const timeouts = {
  /** A load has ended when network and main thread were quiet this long. */
  idle: 2000,
  load: 60_000,
  worker: 60_000,
  /** A page without a service worker is believed to have none after this. */
  noWorker: 8000,
  /** Before an offline start: the browser's own start is not the app's. */
  browserStart: 1500,
}
