import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0 2rem',
  marginBlockStart: vars.space.s7,
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const neighbour = style({
  padding: '1rem 0',
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const title = style({ display: 'block', marginBlockStart: '.3rem', fontSize: vars.text.f6 })
globalStyle(`${neighbour}:hover ${title}`, { color: vars.color.link })
