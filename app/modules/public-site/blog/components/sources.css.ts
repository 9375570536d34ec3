import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const sources = style({
  marginBlockStart: vars.space.s7,
  paddingBlockStart: '1.25rem',
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const title = style({ fontSize: vars.text.f3 })
export const list = style({
  display: 'grid',
  gap: '.45rem',
  marginBlockStart: '.6rem',
  fontSize: vars.text.f3,
  color: vars.color.ink2,
})
