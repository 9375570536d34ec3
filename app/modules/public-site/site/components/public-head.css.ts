import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const head = style({
  maxWidth: '48rem',
  paddingBlock: `clamp(2rem, 5vw, 4.5rem) ${vars.space.s7}`,
})
export const title = style({ fontSize: vars.text.f8, lineHeight: 1.04, textWrap: 'balance' })
export const lead = style({
  marginBlockStart: '1rem',
  fontSize: vars.text.f5,
  color: vars.color.ink2,
})
