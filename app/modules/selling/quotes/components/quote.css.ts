import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space, text, radius } = vars

export const signature = style({
  width: '100%',
  maxWidth: '18rem',
  height: 'auto',
  color: color.ink,
})
export const pad = style({
  width: '100%',
  maxWidth: '30rem',
  aspectRatio: '3 / 1',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.r2,
  background: color.surface,
  color: color.ink,
  cursor: 'crosshair',
  touchAction: 'none',
})
/** Buttons below a table that has no edge. */
export const below = style({ padding: `${space.s4} ${vars.size.pad}` })
export const page = style({ paddingBlockEnd: space.s7 })
export const answer = style({
  display: 'grid',
  gap: space.s5,
  width: 'min(100%, 52rem)',
  margin: '0 auto',
  padding: space.s5,
  border: `1px solid ${color.line}`,
  borderRadius: radius.r3,
  background: color.surface,
  '@media': { print: { display: 'none' } },
})
export const form = style({ display: 'grid', gap: space.s4 })
export const title = style({ fontSize: text.f5 })
export const options = style({
  display: 'grid',
  gap: space.s3,
  padding: 0,
  margin: 0,
  listStyle: 'none',
})
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8rem auto',
  gap: space.s3,
  alignItems: 'center',
  paddingBlockEnd: space.s3,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
/** As above, in the rail beside the quote. */
export const narrowOption = style({
  display: 'grid',
  gap: space.s1,
  paddingBlockEnd: space.s2,
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
})
export const optionName = style({
  overflowWrap: 'anywhere',
  '@media': { [breakpoints.phone]: { gridColumn: '1 / -1' } },
})
export const optionAmount = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  justifyContent: 'space-between',
  alignItems: 'center',
  fontWeight: 600,
})
