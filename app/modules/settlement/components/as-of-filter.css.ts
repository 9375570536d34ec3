import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
  paddingBlock: vars.space.s3,
})
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  fontSize: vars.text.f2,
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
})
export const chosen = style({ paddingBlock: vars.space.s2 })
