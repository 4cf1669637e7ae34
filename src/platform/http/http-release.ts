import * as v from 'valibot'
import { LocalizedText } from '@marquee/contract/localized.ts'
import { parseJson } from '../storage/safe-json.ts'

/** Information about the newest version, which the site serves beside the app. No cache is used. */
const Release = v.object({
  version: v.pipe(v.string(), v.maxLength(40)),
  /** What is new, one sentence each. */
  notes: v.pipe(v.array(LocalizedText), v.maxLength(6)),
})
export type Release = v.InferOutput<typeof Release>

const timeoutMs = 5000

async function fetchText(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(path, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return response.ok ? await response.text() : undefined
  } catch {
    return undefined
  }
}

/** The release notes of the version that the site serves; undefined if there are none. Never rejects. */
export async function fetchRelease(): Promise<Release | undefined> {
  const release = v.safeParse(Release, parseJson((await fetchText('/release.json')) ?? ''))
  return release.success ? release.output : undefined
}

/**
 * Whether the site serves a build with another entry than `entry`; undefined if the site does not respond. The query bypasses
 * the worker's precache. Never rejects.
 */
export async function isReplaced(entry: string): Promise<boolean | undefined> {
  const page = await fetchText('/index.html?newest')
  return page?.includes('/assets/') ? !page.includes(entry) : undefined
}
