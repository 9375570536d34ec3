import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
  paddingBlock: vars.space.s3,
  '@media': { print: { display: 'none' } },
})
/** On paper the day is a sentence in place of the form. */
export const printed = style({ display: 'none', '@media': { print: { display: 'block' } } })
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  fontSize: vars.text.f2,
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
})
export const chosen = style({ paddingBlock: vars.space.s2 })
