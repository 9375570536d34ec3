import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const folded = '(max-width: 1000px)'

export const band = style({
  paddingBlock: `${vars.space.s8} calc(${vars.space.s8} + 1rem)`,
  background: vars.color.paper,
  color: vars.color.ink,
})
export const title = style({
  maxWidth: '16em',
  marginBlockEnd: vars.space.s7,
  fontSize: vars.text.f8,
})
export const list = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '2rem',
  '::before': {
    content: '',
    position: 'absolute',
    inset: '2.75rem 0 auto',
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  '@media': {
    [folded]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '::before': { display: 'none' },
    },
    [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' },
  },
})
export const entry = style({
  '@media': {
    [breakpoints.phone]: {
      display: 'grid',
      gridTemplateColumns: '3.5rem minmax(0, 1fr)',
      columnGap: '1.25rem',
    },
  },
})
export const moon = style({
  position: 'relative',
  width: '5.5rem',
  height: '5.5rem',
  marginBlockEnd: '1.5rem',
  borderRadius: '50%',
  background: vars.color.paper,
  boxShadow: `0 0 0 .75rem ${vars.color.paper}`,
  '@media': {
    [breakpoints.phone]: { gridRow: 'span 2', width: '3.5rem', height: '3.5rem', margin: 0 },
  },
})
export const name = style({ fontSize: vars.text.f4, fontWeight: 600 })
export const words = style({
  marginBlockStart: '.3rem',
  fontSize: '.9375rem',
  color: vars.color.ink2,
})
