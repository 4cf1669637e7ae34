import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** A vertical list of steps. The `data-state` of an item (`done`, `now`, `next`, `failed`) colours it. */
export const timelineRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'connector', 'separator', 'indicator', 'content', 'title', 'description'],
  className: 'timeline',
  base: {
    item: {
      display: 'flex',
      gap: '14px',
      paddingBottom: '18px',
      _last: { paddingBottom: 0 },
    },
    connector: { position: 'relative', flex: 'none', width: '23px' },
    separator: {
      position: 'absolute',
      insetInlineStart: '10.5px',
      top: '27px',
      bottom: '-17px',
      width: '2px',
      borderRadius: '1px',
      background: 'weak3',
      '[data-state=done] &': { background: 'primary' },
      '[role=listitem]:last-child &': { display: 'none' },
    },
    indicator: {
      display: 'grid',
      placeItems: 'center',
      width: '23px',
      height: '23px',
      borderRadius: '12px',
      background: 'weak2',
      color: 'subText',
      '& svg': { strokeWidth: 2.5 },
      '[data-state=done] &': { background: 'primary', color: 'onPrimary' },
      '[data-state=now] &': {
        background: 'tonal',
        boxShadow: 'inset 0 0 0 2px var(--colors-primary)',
        _after: { content: '""', width: '8px', height: '8px', borderRadius: '4px', background: 'primary' },
      },
      '[data-state=failed] &': { background: 'errorTonal', color: 'errorText' },
    },
    title: {
      minHeight: '23px',
      fontWeight: '650',
      lineHeight: '1.5',
      '[data-state=next] &': { color: 'subText', fontWeight: '450' },
    },
    description: {
      fontSize: '0.8125rem',
      lineHeight: '1.4',
      color: 'subText',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
