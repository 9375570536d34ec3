import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const line = style({
  display: 'block',
  maxWidth: '26rem',
  fontSize: vars.text.f1,
  overflowWrap: 'anywhere',
})
