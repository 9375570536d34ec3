import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const dates = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.s3,
  padding: `${vars.space.s3} ${vars.size.pad}`,
  '@media': { print: { display: 'none' } },
})
