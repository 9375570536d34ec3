import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const box = style({
  display: 'grid',
  gap: vars.space.s4,
  paddingBlock: vars.space.s4,
  marginBlockEnd: vars.space.s4,
  borderBlock: `1px solid ${vars.color.line}`,
})
export const clock = style({ fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums' })
export const start = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: vars.space.s3,
  alignItems: 'end',
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const find = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
})
export const findField = style({ flex: '1 1 12rem', maxInlineSize: '20rem' })
