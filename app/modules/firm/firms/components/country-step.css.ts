import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const form = style({
  display: 'grid',
  gap: vars.space.s4,
  maxWidth: '26rem',
  paddingBlock: vars.space.s2,
})
