import * as v from 'valibot'
import { onHidden } from './page.ts'
import { parseJson } from './safe-json.ts'
import { localStore } from './storage.ts'

const Mirrored = v.object({ values: v.record(v.string(), v.string()), at: v.number() })
export type Mirrored = v.InferOutput<typeof Mirrored>

export interface DraftMirror {
  /** What a page that ended could not write; undefined when there is nothing. */
  readonly left: Mirrored | undefined
  /** Everything is in the database. */
  clear(): void
}

const prefix = 'unwritten_'

function read(name: string): Mirrored | undefined {
  const text = localStore.get(name)
  const mirrored = text === undefined ? undefined : v.safeParse(Mirrored, parseJson(text))
  return mirrored?.success ? mirrored.output : undefined
}

/** What pages that ended could not write and none has taken over, by the draft's key. */
export function leftBehind(): [string, Mirrored][] {
  const names = localStore.keys().filter((name) => name.startsWith(prefix))
  return names.flatMap((name) => {
    const mirrored = read(name)
    return mirrored ? [[name.slice(prefix.length), mirrored]] : []
  })
}

/**
 * The last letters of a draft. A page that is reloaded or closed takes the transaction that it has just begun with it:
 * what is not known to be written is put into local storage, which is synchronous, while the page goes.
 */
export function draftMirror(key: string, unwritten: () => Mirrored | undefined): DraftMirror {
  const name = `${prefix}${key}`
  const left = read(name)
  let stands = localStore.get(name) !== undefined
  onHidden(() => {
    const last = unwritten()
    if (!last) return
    stands = true
    localStore.set(name, JSON.stringify(last))
  })
  return {
    left,
    clear() {
      if (stands) localStore.remove(name)
      stands = false
    },
  }
}
