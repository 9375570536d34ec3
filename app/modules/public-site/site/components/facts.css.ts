import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const facts = style({ paddingBlock: `${vars.space.s7} ${vars.space.s6}` })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '2.5rem',
  '@media': {
    '(max-width: 1000px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.35rem' },
  },
})
export const term = style({ fontWeight: 600 })
export const words = style({
  marginBlockStart: '.35rem',
  fontSize: '.9375rem',
  color: vars.color.ink2,
})
