import { queryOptions } from '@tanstack/react-query'
import { supportEndpoints } from '@marquee/contract/support-endpoints.ts'
import { newKey } from '../../../platform/key.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import type { ValueQuery } from '../../../platform/query/queries.ts'
import type { Tab } from '../../../session/tab.ts'

/** The bytes of one of the player's pictures, in memory only. */
export function pictureBytes({ http }: Tab, player: string, id: string): ValueQuery<Blob> {
  return queryOptions({
    queryKey: [player, 'picture', id],
    queryFn: ({ signal }) => dataOf(http.call(supportEndpoints.picture, { params: { id }, signal })),
    // A picture never changes.
    staleTime: Infinity,
  })
}

/** Deletes an upload that was not sent. Errors are ignored, because the operator deletes such uploads after a day. */
export async function deleteUpload({ http }: Pick<Tab, 'http'>, id: string): Promise<void> {
  await http.call(supportEndpoints.deletePicture, { params: { id }, key: newKey() })
}
