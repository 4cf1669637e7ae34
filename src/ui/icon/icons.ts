import type { pageIcons } from './page-icons.ts'

/**
 * The icons of the first screen of /home, which are in the first script; all others are in `page-icons.ts`. One path per icon
 * on a 24 x 24 grid, which `icon.tsx` draws with a 1.75 stroke and round caps.
 */
export const icons = {
  back: 'm14.5 5-7 7 7 7',
  chevron: 'm9.5 6 6 6-6 6',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7.5V12l3 2',
  coin: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0',
  grid: 'M6 4h3a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-3a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2ZM15 4h3a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-3a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2ZM6 13h3a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-3a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2ZM15 13h3a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-3a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2Z',
  home: 'M4 10.5 12 4l8 6.5V19a1.5 1.5 0 0 1-1.5 1.5h-4v-6h-5v6h-4A1.5 1.5 0 0 1 4 19Z',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 11v5M12 8v.1',
  mail: 'M3.5 8.5a3 3 0 0 1 3-3h11a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3ZM4.5 8l7.5 5.5L19.5 8',
  menu: 'M4 7.5h16M4 12h16M4 16.5h10',
  newWindow: 'M13 5h6v6M19 5l-8 8M10 6H7a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-3',
  offline: 'M4 4l16 16M7.7 8.2A4.5 4.5 0 0 0 7 17.2h9.5M19.5 15.5A3.9 3.9 0 0 0 17 9.3a5.5 5.5 0 0 0-7-2.9',
  person: 'M8 8.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M4.5 20c.8-3.8 3.8-5.5 7.5-5.5s6.7 1.7 7.5 5.5',
  play: 'M7 4.8v14.4a.8.8 0 0 0 1.2.7l11.5-7.2a.8.8 0 0 0 0-1.4L8.2 4.1A.8.8 0 0 0 7 4.8Z',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M16 16l4.2 4.2',
  star: 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z',
  wallet:
    'M4 8a3 3 0 0 1 3-3h10a2 2 0 0 1 2 2v1M7 8h10.5a3 3 0 0 1 3 3v5.5a3 3 0 0 1 -3 3h-10.5a3 3 0 0 1 -3 -3v-5.5a3 3 0 0 1 3 -3ZM20.5 12h-4a2 2 0 0 0 0 4h4',
  warning: 'M12 4 3.5 19h17ZM12 10v4.5M12 17v.1',
} as const

/** The path of an icon. */
export type IconPath = (typeof icons)[keyof typeof icons] | (typeof pageIcons)[keyof typeof pageIcons]
