import { replayTarget, signStudioCall } from '@marquee/contract/studio-signature.ts'
import { studioHeaders } from '@marquee/contract/studio.ts'
import type { StudioProcess, StudioTable } from './studio-table.ts'

/** The page that the operator links from the player's bets, in English. */
export async function studioReplay(
  studio: StudioTable,
  process: StudioProcess,
  round: string,
): Promise<string> {
  const target = replayTarget(round, 'en')
  const request = { method: 'GET', target, body: '' }
  const signed = signStudioCall(studio.operator.services.secrets.studio, request)
  const at = signed[studioHeaders.timestamp] ?? ''
  const signature = signed[studioHeaders.signature] ?? ''
  const query = new URLSearchParams({ at, signature }).toString()
  return (await process.app.request(`http://localhost:4174${target}&${query}`)).text()
}
