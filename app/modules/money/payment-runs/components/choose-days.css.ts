import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const days = style({
  display: 'grid',
  gap: vars.space.s3,
  maxWidth: '40rem',
  paddingBlockEnd: vars.space.s5,
})
