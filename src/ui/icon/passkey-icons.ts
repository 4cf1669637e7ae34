/** The icon of passkeys, which only signing in and my page have. */
export const passkeyIcons = {
  key: 'M4 12a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0M11.5 12H20.5M20.5 12v3.25M16.5 12v2.5',
} as const
