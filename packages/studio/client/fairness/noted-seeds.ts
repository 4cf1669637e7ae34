import * as v from 'valibot'

/** Which client seed this browser named for which commitment, so that a pair that was made up later is found. */
interface NotedSeeds {
  /** The client seed that was named for a commitment; `undefined` for another browser's pair. */
  of(commitment: string): string | undefined
  note(commitment: string, clientSeed: string): void
}

const storageName = 'seeds'
/** Pairs that are remembered, the newest ones. */
const most = 200

const Stored = v.array(v.tuple([v.string(), v.string()]))

/** Notes in the storage of the studio's pages; where storage is refused (private frames), they end with the page. */
export function createNotedSeeds(): NotedSeeds {
  let inPage: v.InferOutput<typeof Stored> = []

  function read() {
    try {
      const stored = v.safeParse(Stored, JSON.parse(localStorage.getItem(storageName) ?? '[]'))
      return stored.success ? stored.output : []
    } catch {
      return []
    }
  }

  return {
    of: (commitment) => new Map([...read(), ...inPage]).get(commitment),
    note(commitment, clientSeed) {
      inPage = [...inPage, [commitment, clientSeed]]
      try {
        localStorage.setItem(storageName, JSON.stringify([...read(), [commitment, clientSeed]].slice(-most)))
      } catch {
        // The notes of the page are left.
      }
    },
  }
}
