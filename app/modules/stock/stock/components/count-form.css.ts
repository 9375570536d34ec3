import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

/** Code, number and button in a line; on a phone the code has a line to itself. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(10rem, 1fr) 8rem auto',
  gap: vars.space.s2,
  alignItems: 'end',
  '@media': { [breakpoints.oneColumn]: { gridTemplateColumns: '1fr auto' } },
})
export const item = style({
  '@media': { [breakpoints.oneColumn]: { gridColumn: '1 / -1' } },
})
export const camera = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s2,
  marginBlockEnd: vars.space.s3,
})
export const picture = style({
  inlineSize: 'min(100%, 30rem)',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.r2,
  background: vars.color.fill,
})
