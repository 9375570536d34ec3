import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.s3,
  paddingBlock: vars.space.s2,
})
export const name = style({ flex: '1 1 12rem', minWidth: 0, maxWidth: '22rem' })
export const choice = style({ flex: '0 1 12rem' })
export const add = style({
  marginBlockStart: vars.space.s3,
  paddingBlockStart: vars.space.s3,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
