import { globalStyle, style } from '@vanilla-extract/css'
import { lineRow, namedAbove } from '#app/shell/form/line-row.ts'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const narrow = breakpoints.oneColumn

/** A variant on a line: its values, then its fields. */
export const row = style(lineRow('minmax(9rem, 2fr) minmax(7rem, 1.4fr) minmax(7rem, 1.4fr) 8rem'))
globalStyle(`${row} + ${row} label:not(:has(input))`, namedAbove)
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
