/** Where a script runs: in the page, or in the frame of the game over it. */
export type Place = 'page' | 'game'

/** The keys that tests press, as WebDriver names them. */
export const keys = { escape: '\uE00C', enter: '\uE007' } as const

/** A tab of a browser. What a test does with it is in `page.ts`, so that a driver needs these calls only. */
export interface Tab {
  /** Loads an address as a player who types it. */
  open(url: string): Promise<void>
  /** The value of an expression, or of its promise, as JSON carries it. */
  evaluate(place: Place, expression: string): Promise<unknown>
  /** Clicks a point of the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  /** The viewport as PNG. */
  picture(): Promise<Uint8Array>
}

export interface Engine {
  readonly first: Tab
  /** A further tab of the same profile. */
  newTab(): Promise<Tab>
  /** Errors and warnings that all pages have written into the console. */
  complaints(): readonly string[]
  close(): Promise<void>
}

/** A common phone. */
export const phone = { width: 390, height: 844 } as const
/** A page that has not loaded by then hangs. */
export const loadTimeoutMs = 20_000
