import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.s3,
  paddingBlockEnd: vars.space.s4,
})
