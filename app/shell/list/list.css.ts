import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.s2,
  paddingBlock: '.85rem',
  paddingInline: vars.size.pad,
  '@media': { print: { display: 'none' } },
})
export const search = style({
  width: '20rem',
  '@media': { [breakpoints.stackedTable]: { flex: '1 1 12rem', width: 'auto' } },
})
