import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const today = style({ maxWidth: '48rem', marginBlockEnd: vars.space.s6 })
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr auto',
  alignContent: 'start',
  padding: '2rem clamp(1.25rem, 2.5vw, 2rem)',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '@media': {
    [breakpoints.oneColumn]: { selectors: { '&:not(:nth-child(2))': { paddingInline: 0 } } },
  },
})
export const middle = style({
  background: vars.color.surface,
  borderInline: `1px solid ${vars.color.line}`,
  '@media': {
    [breakpoints.oneColumn]: {
      borderBlock: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.r3,
    },
  },
})
export const name = style({ fontSize: vars.text.f6 })
export const price = style({ marginBlockStart: '.5rem', color: vars.color.ink2 })
export const figure = style({
  fontSize: '2.5rem',
  fontWeight: 600,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.ink,
})
export const who = style({ marginBlockStart: '.75rem', fontSize: '.9375rem' })
export const parts = style({
  display: 'grid',
  alignContent: 'start',
  gap: '.7rem',
  marginBlock: '1.25rem 1.75rem',
})
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.6rem',
  fontSize: '.9375rem',
  color: vars.color.ink2,
})
export const icon = style({ marginBlockStart: '.2rem', color: vars.color.link })
export const note = style({
  marginBlockStart: '1rem',
  fontSize: vars.text.f3,
  color: vars.color.ink2,
})
