import { globalStyle, style } from '@vanilla-extract/css'
import { lineRow, namedAbove } from '#app/shell/form/line-row.ts'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const narrow = breakpoints.oneColumn

export const row = style([
  lineRow('minmax(10rem, 2fr) 7rem 6rem 8.5rem'),
  { selectors: { '&:not(:has([aria-invalid]))': { alignItems: 'end' } } },
])
globalStyle(`${row} + ${row} label`, namedAbove)
/** A row of two lines: each names its fields. */
export const tallRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(10rem, 2fr) 7rem 6rem 8.5rem',
  gap: vars.space.s2,
  alignItems: 'start',
  paddingBlockEnd: vars.space.s3,
  // A name of two lines pushes no field below its neighbours; what is wrong with one stands below it.
  selectors: { '&:not(:has([aria-invalid]))': { alignItems: 'end' } },
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: '1fr 1fr' } },
})
export const codes = style({
  gridColumn: '1',
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
})
export const expires = style({
  gridColumn: '2 / 4',
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
})
export const item = style({ '@media': { [narrow]: { gridColumn: '1 / -1' } } })
