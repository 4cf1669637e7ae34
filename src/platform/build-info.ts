/** The app's version, and the name of the build's entry, which changes with everything in it. */
export const appVersion: string = typeof MARQUEE_VERSION === 'string' ? MARQUEE_VERSION : 'development'

/** Path of the script that this page was started by; undefined where there is no page. */
export function entryPath(): string | undefined {
  const entry = globalThis.document?.querySelector<HTMLScriptElement>('script[type=module][src]')
  return entry ? new URL(entry.src).pathname : undefined
}

/** Short id of this build, different for every build, which a player can read out to the support. */
export function buildName(): string {
  return /-([\w-]{6,10})\.js$/.exec(entryPath() ?? '')?.[1] ?? '-'
}
