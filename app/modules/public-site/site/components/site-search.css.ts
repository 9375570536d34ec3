import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  maxWidth: '34rem',
  marginBlockStart: vars.space.s3,
  fontSize: vars.text.f3,
})
export const field = style({ flex: '1 1 14rem' })
