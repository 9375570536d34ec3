import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const band = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  paddingBlock: vars.space.s2,
  paddingInline: vars.size.pad,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.warnWash,
  fontSize: vars.text.f2,
  color: vars.color.ink2,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${band} > svg`, { color: vars.color.warn })
globalStyle(`${band} b`, { fontWeight: 550, color: vars.color.ink })
export const words = style({ minWidth: 0 })
export const way = style({ marginInlineStart: 'auto' })
