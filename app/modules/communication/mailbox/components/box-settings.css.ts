import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const section = style({
  display: 'grid',
  gap: vars.space.s4,
  maxWidth: '48rem',
  paddingBlock: vars.space.s5,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const form = style({ display: 'grid', gap: vars.space.s3, justifyItems: 'start' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  alignItems: 'end',
})
