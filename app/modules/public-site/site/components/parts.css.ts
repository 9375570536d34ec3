import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const parts = style({ paddingBlockStart: vars.space.s9 })
export const title = style({ fontSize: vars.text.f8, marginBlockEnd: vars.space.s6 })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '2rem 2.5rem',
  '@media': {
    [breakpoints.oneColumn]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.35rem' },
  },
})
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.65rem',
  fontWeight: 600,
})
export const icon = style({ color: vars.color.link })
export const words = style({
  marginBlockStart: '.35rem',
  paddingInlineStart: 'calc(18px + .65rem)',
  fontSize: '.9375rem',
  color: vars.color.ink2,
})
