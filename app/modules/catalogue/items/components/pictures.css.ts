import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const thumbnail = style({
  display: 'block',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  objectFit: 'cover',
  borderRadius: vars.radius.r1,
  background: vars.color.fill,
})
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space.s4,
  padding: 0,
  listStyle: 'none',
})
export const picture = style({
  display: 'grid',
  gap: vars.space.s2,
  alignContent: 'start',
  justifyItems: 'start',
})
export const large = style({
  inlineSize: '100%',
  aspectRatio: '1',
  objectFit: 'contain',
  borderRadius: vars.radius.r2,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.fill,
})
