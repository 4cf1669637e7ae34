import * as v from 'valibot'

/** What the search parameter `modal` may say: the modal routes of section 2, over the page the player is on. */
export const ModalName = v.picklist(['mypage-info', 'sub-mypage-info'])
export type ModalName = v.InferOutput<typeof ModalName>

/** The address that is shown while a modal is open, and that shows it alone when entered. */
export const modalPaths = {
  'mypage-info': '/account/modal-mypage-info',
  'sub-mypage-info': '/account/sub-modal-mypage-info',
} as const satisfies Record<ModalName, string>
