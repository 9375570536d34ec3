import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const functions = style({ paddingBlockStart: vars.space.s8 })
export const title = style({ fontSize: vars.text.f8, marginBlockEnd: vars.space.s7 })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '2.25rem 3rem',
  '@media': {
    '(max-width: 1000px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' },
  },
})
export const name = style({ display: 'flex', gap: '.6rem', fontWeight: 600 })
export const icon = style({ flex: 'none', marginBlockStart: '.2rem', color: vars.color.link })
export const disc = style({
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  marginBlockStart: '.2rem',
})
export const words = style({
  marginBlockStart: '.3rem',
  paddingInlineStart: '1.725rem',
  fontSize: '.9375rem',
  color: vars.color.ink2,
})
