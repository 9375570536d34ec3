import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const feed = style({
  paddingBlock: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
})
export const title = style({ marginBlockEnd: vars.space.s2 })
export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.s3,
})
export const address = style({ maxWidth: '40rem' })
