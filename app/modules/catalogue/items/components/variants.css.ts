import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'
import { unseen } from '#app/ui/unseen.ts'

const narrow = breakpoints.oneColumn

/** A variant on a line: its values, then its fields. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(9rem, 2fr) minmax(7rem, 1.4fr) minmax(7rem, 1.4fr) 8rem',
  gap: vars.space.s2,
  alignItems: 'start',
  '@media': {
    [narrow]: {
      gridTemplateColumns: '1fr 1fr',
      paddingBlockEnd: vars.space.s3,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
})
// The first row names the columns; on a narrow screen each row names its fields.
globalStyle(`${row} + ${row} label:not(:has(input))`, {
  '@media': {
    '(min-width: 861px)': {
      ...unseen,
    },
  },
})
export const values = style({
  overflowWrap: 'anywhere',
  alignSelf: 'end',
  paddingBlockEnd: vars.space.s2,
  '@media': { [narrow]: { gridColumn: '1 / -1', paddingBlockEnd: 0 } },
})
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 1fr) minmax(12rem, 3fr)',
  gap: vars.space.s3,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
})
export const folded = style({ marginBlockStart: vars.space.s1 })
export const variantList = style({
  margin: 0,
  paddingBlockStart: vars.space.s1,
  paddingInlineStart: vars.space.s4,
  listStyle: 'none',
})
