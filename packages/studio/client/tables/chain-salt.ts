import type { FairWords } from '../../shared/words.ts'
import type { TableView } from '../../shared/table-protocol.ts'
import { element } from '../common/element.ts'
import { hexOf } from '../common/hex.ts'
import type { TableApi } from './table-api.ts'

/** This browser's part in the salt of a table's chain. */
export interface ChainSalt {
  /** Commits to a value, and opens it, when the table requests it. */
  follow(view: TableView): void
  /** What the sheet about fairness says of the chain. */
  facts(
    view: TableView,
    words: FairWords,
    fact: (term: string, value: string) => HTMLElement[],
  ): HTMLElement[]
}

export function createChainSalt(api: Pick<TableApi, 'salt'>): ChainSalt {
  let chain = ''
  let value: Uint8Array<ArrayBuffer> | undefined
  let commitment = ''
  let opened = false
  let opening = false

  async function commit(to: string) {
    // An insecure page has no digests: it takes no part.
    if (!('subtle' in crypto)) return
    const made = crypto.getRandomValues(new Uint8Array(32))
    const digest = hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', made)))
    value = made
    commitment = digest
    await api.salt({ chain: to, commitment: digest })
  }

  // Repeated with the next view until it arrives: a chain with a value that is not opened is given up.
  async function open(to: string, made: Uint8Array<ArrayBuffer>) {
    if (opening) return
    opening = true
    const arrived = await api.salt({ chain: to, value: hexOf(made) })
    opening = false
    if (to === chain) opened = arrived
  }

  return {
    follow({ round, salt }) {
      if (salt.phase === 'commit' && round.chain !== chain) {
        chain = round.chain
        opened = false
        value = undefined
        void commit(chain)
      }
      if (salt.phase !== 'open' || opened || value === undefined || round.chain !== chain) return
      void open(chain, value)
    },
    facts({ salt, round }, words, fact) {
      if (salt.salt === null) return [element('p', {}, words.saltWaits)]
      const values = salt.contributions.flatMap(([one, known]) =>
        known === null ? [] : [[one, known] as const],
      )
      return [
        element('p', {}, values.length === 0 ? words.saltNobody : words.saltRule),
        ...fact(words.salt, salt.salt),
        element(
          'ul',
          { class: 'hash' },
          ...values.map(([one, known]) => {
            const isOwn = round.chain === chain && one === commitment
            return element('li', {}, known, isOwn ? element('b', {}, ` ${words.ownValue}`) : undefined)
          }),
        ),
      ]
    },
  }
}
