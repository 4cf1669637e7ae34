import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { PlayedRound, StudioAdapter } from '../studio/adapter.ts'
import { at } from '../json.ts'

/** The adapter of this repository's studio: plays its slots by the calls that their page makes. */
export function referenceStudio(studio: string, request: typeof fetch = fetch): StudioAdapter {
  async function call(path: string, body: unknown, secret?: string) {
    const response = await request(new URL(`/api${path}`, studio), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify(body),
    })
    const json: unknown = await response.json()
    return { status: response.status, json, error: String(at(json, 'error')) }
  }

  return {
    async open({ game, token }) {
      const secret = randomBytes(32).toString('base64url')
      const { status, json, error } = await call('/open', { token, secret, game_id: game })
      if (status === 401) return undefined
      if (status !== 200) throw new Error(`the game does not open: ${status} ${error}`)
      return JSON.stringify({ secret, stake: at(json, 'stakes', '0') })
    },

    async play(seat, key) {
      const { secret, stake } = JSON.parse(seat) as { secret: string; stake: number }
      for (;;) {
        const { status, json, error } = await call('/spin', { key, stake }, secret)
        if (status === 200) return roundOf(json)
        if (error === 'session_expired') return { state: 'refused' }
        if (error === 'operator_unavailable' || error === 'round_in_progress') return { state: 'unfinished' }
        if (error !== 'too_soon') throw new Error(`a round returns ${status} ${error}`)
        await pause(Number(at(json, 'wait') ?? 100))
      }
    },

    close: () => undefined,
  }
}

function roundOf(json: unknown): PlayedRound {
  const state = at(json, 'state')
  if (state === 'refused' || state === 'voided') return { state }
  if (state !== 'settled') return { state: 'unfinished' }
  return { state: 'over', staked: Number(at(json, 'stake')), won: Number(at(json, 'result', 'total')) }
}
