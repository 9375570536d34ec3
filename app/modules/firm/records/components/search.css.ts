import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const groups = style({
  display: 'grid',
  gap: vars.space.s5,
  maxWidth: '56rem',
  paddingBlock: vars.space.s4,
})
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  paddingBlockEnd: vars.space.s2,
  fontSize: vars.text.f4,
  fontWeight: 600,
})
export const list = style({ borderBlockStart: `1px solid ${vars.color.line}` })
export const hit = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s4,
  paddingBlock: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  ':hover': { background: vars.color.fill },
})
export const name = style({ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' })
export const more = style({ paddingBlockStart: vars.space.s2 })
globalStyle(`${list} mark`, {
  background: vars.color.wash,
  color: vars.color.ink,
  fontWeight: 550,
})
