import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  marginBlockEnd: vars.space.s5,
})
export const label = style({ color: vars.color.ink2 })
export const words = style({
  maxWidth: '44rem',
  paddingBlock: vars.space.s5,
  borderBlockStart: `1px solid ${vars.color.line}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
