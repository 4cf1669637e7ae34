/** The icons of the switch for sound, which only the frame of a game has. */
export const soundIcons = {
  loud: 'M4 9.5v5h3.5l5 4v-13l-5 4ZM16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a7.8 7.8 0 0 1 0 11',
  silent: 'M4 9.5v5h3.5l5 4v-13l-5 4ZM16.5 9.5l5 5M21.5 9.5l-5 5',
} as const
