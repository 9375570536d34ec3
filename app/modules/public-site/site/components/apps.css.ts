import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const folded = '(max-width: 1000px)'

export const apps = style({ paddingBlockStart: vars.space.s8 })
export const head = style({ maxWidth: '44rem', marginBlockEnd: vars.space.s7 })
export const title = style({ fontSize: vars.text.f8 })
export const sentence = style({
  marginBlockStart: '1rem',
  fontSize: vars.text.f5,
  color: vars.color.ink2,
})

/** Rules between cells: the ground shows through gaps of one pixel. */
const rules = style({
  display: 'grid',
  gap: 1,
  background: vars.color.line,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const live = style([
  rules,
  {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '@media': { [folded]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])
export const planned = style([
  rules,
  {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': { [folded]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
])
export const cell = style({
  position: 'relative',
  padding: '1.5rem 1.5rem 1.75rem',
  background: vars.color.paper,
  '@media': { [breakpoints.phone]: { padding: '1.25rem .75rem 1.25rem' } },
})
export const big = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: '.6rem',
  paddingBlock: '2.25rem 2.5rem',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '@media': { [folded]: { selectors: { '&:nth-child(n)': { paddingInline: 0 } } } },
})
export const small = style({
  selectors: { '&:nth-child(4n + 1)': { paddingInlineStart: 0 } },
  '@media': {
    [folded]: {
      selectors: {
        '&:nth-child(odd)': { paddingInlineStart: 0 },
        '&:nth-child(even)': { paddingInlineEnd: 0 },
      },
    },
  },
})
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.35rem .65rem',
  fontSize: vars.text.f6,
  lineHeight: 1.2,
})
export const bigName = style({ fontSize: '1.75rem' })
/** The whole cell is the link's. */
export const link = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { [`${cell}:hover &`]: { color: vars.color.link } },
})
export const icon = style({ color: vars.color.link, width: '1.375rem', height: '1.375rem' })
export const words = style({ fontSize: '.9375rem', color: vars.color.ink2 })
export const smallWords = style([words, { marginBlockStart: '.6rem' }])
export const mark = style({
  display: 'block',
  marginBlockStart: '.35rem',
  fontSize: vars.text.f1,
  color: vars.color.ink3,
})
export const unsure = style({
  // Where nothing is planned it stands alone, and no ground shows beside it.
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space.s3,
  fontSize: '.9375rem',
  color: vars.color.ink2,
})
