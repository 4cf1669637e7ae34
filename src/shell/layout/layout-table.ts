/**
 * The bars of a page, by layout and width (spec §2: dashboard with several variants of app bar, navigation
 * and footer; eight-dashboard; fullpage-type-a; none).
 */
export type LayoutKind = 'dashboard' | 'eight-dashboard' | 'fullpage-type-a' | 'none'

/** `phone` up to 959 px, `wide` from 960 px. */
export type WidthKind = 'phone' | 'wide'

export interface Bars {
  appBar: 'full' | 'compact' | 'none'
  nav: 'tabs' | 'rail' | 'none'
  footer: 'full' | 'slim' | 'none'
}

export const layoutTable: Record<LayoutKind, Record<WidthKind, Bars>> = {
  dashboard: {
    phone: { appBar: 'full', nav: 'tabs', footer: 'full' },
    wide: { appBar: 'full', nav: 'rail', footer: 'full' },
  },
  'eight-dashboard': {
    phone: { appBar: 'compact', nav: 'tabs', footer: 'full' },
    wide: { appBar: 'full', nav: 'none', footer: 'full' },
  },
  'fullpage-type-a': {
    phone: { appBar: 'none', nav: 'none', footer: 'slim' },
    wide: { appBar: 'none', nav: 'none', footer: 'slim' },
  },
  none: {
    phone: { appBar: 'none', nav: 'none', footer: 'none' },
    wide: { appBar: 'none', nav: 'none', footer: 'none' },
  },
}
