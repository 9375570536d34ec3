import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const drop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.s3,
  marginBlockEnd: vars.space.s5,
  padding: vars.space.s4,
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.r2,
  selectors: { '&[data-over]': { borderColor: vars.color.accent } },
})
