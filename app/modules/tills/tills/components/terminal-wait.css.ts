import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

/** The amount is read across a counter, and the buttons are under the thumb; what is paid beside it. */
export const wait = style({
  display: 'grid',
  gap: `${vars.space.s5} ${vars.space.s7}`,
  maxInlineSize: '34rem',
  paddingInline: vars.size.pad,
  paddingBlock: vars.space.s5,
  '@media': {
    [breakpoints.wide]: {
      gridTemplateColumns: 'minmax(0, 34rem) minmax(0, 28rem)',
      maxInlineSize: 'none',
    },
  },
})
export const standing = style({ display: 'grid', gap: vars.space.s4, alignContent: 'start' })
export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.s3,
  fontSize: vars.text.f5,
  fontWeight: 600,
})
globalStyle(`${amount} output`, { fontSize: '2.25rem', fontVariantNumeric: 'tabular-nums' })
const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s3,
} as const
export const beside = style({ ...row, color: vars.color.ink2 })
export const title = style({ fontSize: vars.text.f4, fontWeight: 600 })
export const lines = style({ display: 'grid', padding: 0, listStyle: 'none' })
export const line = style({
  ...row,
  paddingBlock: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const sum = style({ ...row, paddingBlock: vars.space.s2, fontWeight: 600 })
