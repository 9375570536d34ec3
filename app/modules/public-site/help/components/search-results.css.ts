import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const results = style({
  display: 'grid',
  gap: vars.space.s4,
  maxWidth: '44rem',
  paddingBlockEnd: vars.space.s7,
})
export const title = style({ fontSize: vars.text.f7, overflowWrap: 'anywhere' })
export const list = style({ borderBlockStart: `1px solid ${vars.color.line}` })
export const result = style({
  paddingBlock: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
globalStyle(`${result} mark`, {
  background: vars.color.wash,
  color: vars.color.ink,
  fontWeight: 550,
})
export const link = style({
  display: 'block',
  marginBlockEnd: '.25rem',
  fontSize: vars.text.f5,
  fontWeight: 550,
  color: vars.color.link,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
})
export const advice = style({
  display: 'grid',
  gap: vars.space.s2,
  paddingInlineStart: '1.2rem',
  listStyle: 'disc',
  color: vars.color.ink2,
})
