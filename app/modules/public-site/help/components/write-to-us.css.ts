import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const band = style({
  display: 'grid',
  gap: vars.space.s3,
  maxWidth: '44rem',
  marginBlockStart: vars.space.s7,
  paddingBlockStart: vars.space.s7,
})
export const title = style({ fontSize: vars.text.f7 })
