import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { color, text, radius } = vars

export const sums = style({
  display: 'grid',
  // The second column is as wide as most amounts, so that nothing moves while they are typed.
  gridTemplateColumns: 'minmax(0, 1fr) minmax(7rem, auto)',
  alignItems: 'center',
  rowGap: '.15rem',
  fontSize: text.f2,
})
globalStyle(`${sums} > *`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '2rem',
  gap: '.3rem',
})
globalStyle(`${sums} > dt`, { color: color.ink2 })
globalStyle(`${sums} > dd`, {
  justifyContent: 'flex-end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
export const discount = style({ justifyContent: 'space-between', paddingInlineEnd: '.75rem' })
/** A figure and what it counts. */
export const pair = style({ display: 'inline-flex', gap: '.2rem' })
globalStyle(`${pair} input`, { width: '4.25rem', minHeight: '1.875rem' })
export const kind = style({
  minHeight: '1.875rem',
  padding: '0 .4rem',
  appearance: 'none',
  textAlign: 'center',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.r2,
  background: color.surface,
})
export const wide = style({ gridColumn: '1 / -1' })
export const total = style({
  marginBlockStart: '.4rem',
  paddingBlockStart: '.5rem',
  borderBlockStart: `1px solid ${color.ink}`,
  selectors: {
    [`${sums} > &`]: { fontSize: '1.25rem', fontWeight: 600, color: color.ink },
  },
})
export const totalValue = style({})
export const unread = style({ marginBlockStart: '.35rem', fontSize: text.f1, color: color.warn })
