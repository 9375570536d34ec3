import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: vars.space.s3,
})
