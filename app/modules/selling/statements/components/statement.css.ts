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

export const title = style({
  padding: `${vars.space.s5} ${vars.size.pad} ${vars.space.s2}`,
  fontSize: vars.text.f4,
  fontWeight: 550,
})

export const around = style({ paddingBlock: vars.space.s4 })
