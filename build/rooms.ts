/**
 * The rooms: parts of the app off the first screen. Their messages are in `locales/rooms`, which `lazyRoom` and `withRoomWords`
 * (`src/ui/states/lazy-room.ts`) load, and not in the catalogue that every visit loads. Folders, and files of folders that
 * other parts use too.
 */
export const rooms: readonly string[] = [
  'src/features/account/password/password-card.tsx',
  'src/features/account/password/reset-link-form.tsx',
  'src/features/account/password/reset-password.tsx',
  'src/features/account/passkeys/add-passkey.tsx',
  'src/features/account/passkeys/confirmed-by-passkey.tsx',
  'src/features/account/passkeys/identity-form.tsx',
  'src/features/account/passkeys/passkey-row.tsx',
  'src/features/account/passkeys/passkeys-card.tsx',
  'src/features/account/passkeys/remove-passkey.tsx',
  'src/features/account/passkeys/rename-passkey.tsx',
  'src/features/account/my-page/bank-card.tsx',
  'src/features/account/my-page/bank-form.tsx',
  'src/features/account/my-page/edit-form.tsx',
  'src/features/account/my-page/me-card.tsx',
  'src/features/account/my-page/my-page.tsx',
  'src/features/account/my-page/profile-card.tsx',
  'src/features/account/my-page/profile-form.tsx',
  'src/features/account/my-page/sessions-card.tsx',
  'src/features/devices',
  'src/features/device/diagnostics',
  'src/features/device/storage',
  'src/features/device/notifications/notifications-panel.tsx',
  'src/features/device/app-panel.tsx',
  'src/features/fairness',
  'src/features/play/unfinished',
  'src/features/protection',
  'src/features/support/faq',
  'src/features/support/inquiries',
  'src/features/support/pictures',
  'src/features/support/ticket',
  'src/features/support/write',
  'src/features/wallet',
  'src/shell/overlays/unfinished.tsx',
  'src/ui/protection',
  'src/ui/states/left-out.tsx',
]

/** The patterns of all files of the rooms. */
export const roomPatterns: readonly string[] = rooms.map((path) =>
  path.endsWith('.tsx') ? path : `${path}/**/*.*`,
)

/** Whether a file, named by its path in the project, belongs to a room. */
export function isOfRoom(path: string): boolean {
  return rooms.some((room) => path === room || path.startsWith(`${room}/`))
}
