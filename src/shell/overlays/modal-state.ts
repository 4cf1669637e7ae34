import * as v from 'valibot'

/** Values of the search parameter `modal`: the modal routes of spec §2, and the activity list. */
export const ModalName = v.picklist(['mypage-info', 'sub-mypage-info', 'activity'])
export type ModalName = v.InferOutput<typeof ModalName>

/** Masked URLs while a modal route is open. Entered directly, such a URL shows the modal as a page. */
export const modalPaths = {
  'mypage-info': '/account/modal-mypage-info',
  'sub-mypage-info': '/account/sub-modal-mypage-info',
} as const satisfies Partial<Record<ModalName, string>>
