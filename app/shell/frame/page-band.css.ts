import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** A line of words and buttons across the page, above everything else of it. */
export const pageBand = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  paddingBlock: vars.space.s2,
  paddingInline: vars.size.pad,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.text.f2,
  color: vars.color.ink2,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${pageBand} b`, { fontWeight: 550, color: vars.color.ink })
