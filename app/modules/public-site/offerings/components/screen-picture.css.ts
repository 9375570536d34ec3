import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.r3,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.e3}`,
})
