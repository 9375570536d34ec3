import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const tip = style({
  maxWidth: '34rem',
  paddingBlock: '1.25rem',
  fontSize: vars.text.f1,
  color: vars.color.ink3,
})
