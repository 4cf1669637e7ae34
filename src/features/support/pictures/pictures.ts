import { supportEndpoints } from '../../../contract/support-endpoints.ts'
import { newKey } from '../../../platform/key.ts'
import type { Source } from '../../../platform/remote/source.ts'
import { uncachedValue } from '../../../platform/remote/sources.ts'
import type { Tab } from '../../../session/tab.ts'

/** The bytes of one of the player's pictures, in memory only. */
export function pictureBytes(player: string, id: string): Source<Blob> {
  return uncachedValue({
    key: [player, 'picture', id],
    // A picture never changes.
    staleMs: Infinity,
    fetch: ({ http, signal }) => http.call(supportEndpoints.picture, { params: { id }, signal }),
  })
}

/** Deletes an upload that was not sent. A refusal harms nobody: the operator deletes such uploads after a day. */
export async function deleteUpload({ http }: Pick<Tab, 'http'>, id: string): Promise<void> {
  await http.call(supportEndpoints.deletePicture, { params: { id }, key: newKey() })
}
