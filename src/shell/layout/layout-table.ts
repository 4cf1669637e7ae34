export interface Bars {
  appBar: 'full' | 'compact'
  nav: 'tabs' | 'rail' | 'none'
}

/**
 * The bars of a page, by layout and width: `phone` up to 959 px, `wide` from 960 px (spec §2: dashboard with several variants of
 * app bar and navigation, eight-dashboard).
 */
export const layoutTable = {
  dashboard: {
    phone: { appBar: 'full', nav: 'tabs' },
    wide: { appBar: 'full', nav: 'rail' },
  },
  'eight-dashboard': {
    phone: { appBar: 'compact', nav: 'tabs' },
    wide: { appBar: 'full', nav: 'none' },
  },
} as const satisfies Record<string, Record<'phone' | 'wide', Bars>>
