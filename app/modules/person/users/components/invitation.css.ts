import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const answers = style({ marginBlockStart: vars.space.s5 })
export const note = style({
  margin: 0,
  paddingInlineStart: vars.space.s4,
  borderInlineStart: `2px solid ${vars.color.line}`,
  color: vars.color.ink2,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
