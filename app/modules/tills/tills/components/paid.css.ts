import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const screen = style({
  vars: { [vars.size.control]: '2.75rem', [vars.size.smallControl]: '2.75rem' },
  flex: 1,
  overflowY: 'auto',
  background: vars.color.paper,
  '@media': { print: { overflow: 'visible' } },
})
/** What is to be done on the left, the receipt on the right; on paper the receipt alone. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 36rem) auto',
  justifyContent: 'center',
  alignItems: 'start',
  gap: vars.space.s7,
  padding: `${vars.space.s6} ${vars.space.s5}`,
  '@media': {
    [breakpoints.oneColumn]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.s5,
      padding: vars.space.s4,
    },
    print: { display: 'block', padding: 0 },
  },
})
export const about = style({
  display: 'grid',
  gap: vars.space.s3,
  padding: vars.space.s5,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r3,
  background: vars.color.surface,
  '@media': {
    [breakpoints.phone]: { padding: vars.space.s4 },
    print: { display: 'none' },
  },
})
export const done = style({
  margin: 0,
  color: vars.color.ok,
  fontSize: vars.text.f5,
  fontWeight: 600,
})
/** Read from where the customer stands. */
export const giant = style({
  margin: 0,
  fontSize: 'clamp(4rem, 2rem + 9vw, 8rem)',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const number = style({ margin: 0, color: vars.color.ink2 })
export const next = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.s2,
  paddingBlockStart: vars.space.s3,
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 })
globalStyle(`${columns} > article`, { justifySelf: 'center' })
