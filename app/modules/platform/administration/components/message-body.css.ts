import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const words = style({
  maxWidth: '44rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const answer = style({
  paddingBlockStart: vars.space.s3,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
