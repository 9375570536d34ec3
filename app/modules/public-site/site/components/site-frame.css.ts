import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const page = style({ fontSize: vars.text.f4, overflowX: 'clip' })
export const width = style({
  width: 'min(78rem, 100% - clamp(2rem, 6vw, 6rem))',
  marginInline: 'auto',
})
