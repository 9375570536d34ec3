import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  padding: `0 ${vars.size.pad} ${vars.space.s4}`,
})
export const search = style({
  width: '24rem',
  maxWidth: '100%',
  '@media': { [breakpoints.phone]: { flex: '1 1 12rem', width: 'auto' } },
})
export const group = style({
  padding: `${vars.space.s4} ${vars.size.pad} ${vars.space.s5}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const heading = style({
  marginBlockEnd: vars.space.s2,
  fontSize: vars.text.f2,
  fontWeight: 550,
  color: vars.color.ink3,
})
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: `${vars.space.s1} ${vars.space.s4}`,
})
export const place = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s3,
  padding: `.6rem ${vars.space.s3}`,
  marginInline: `calc(-1 * ${vars.space.s3})`,
  borderRadius: vars.radius.r2,
  selectors: {
    '&:hover, &:focus-within': {
      background: `color-mix(in oklab, ${vars.color.ink} 4%, transparent)`,
    },
  },
})
export const icon = style({ marginBlockStart: '.15rem', color: vars.color.ink3 })
/** The whole place leads there. */
export const link = style({
  fontWeight: 550,
  color: vars.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.r2 },
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const words = style({
  marginBlockStart: '.1rem',
  fontSize: vars.text.f2,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
})
