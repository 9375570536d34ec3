import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const audience = style({
  marginBlockStart: vars.space.s9,
  paddingBlock: vars.space.s8,
  borderBlock: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
})
export const sentence = style({
  maxWidth: '24em',
  fontSize: vars.text.f8,
  lineHeight: 1.22,
  textWrap: 'pretty',
})
