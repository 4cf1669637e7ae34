import * as v from 'valibot'

/** Values of the search parameter `modal`: the modal routes of spec §2. */
export const ModalName = v.picklist(['mypage-info', 'sub-mypage-info'])
export type ModalName = v.InferOutput<typeof ModalName>

/** Masked URLs while a modal is open. Entered directly, such a URL shows the modal as a page. */
export const modalPaths = {
  'mypage-info': '/account/modal-mypage-info',
  'sub-mypage-info': '/account/sub-modal-mypage-info',
} as const satisfies Record<ModalName, string>
