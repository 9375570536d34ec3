import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const form = style({
  display: 'grid',
  gap: vars.space.s4,
  maxWidth: '56rem',
  padding: `${vars.space.s4} ${vars.size.pad} ${vars.space.s6}`,
})
export const copies = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.s4,
  paddingBlockStart: vars.space.s3,
  '@media': { [breakpoints.phone]: { gridTemplateColumns: '1fr' } },
})
export const text = style({ lineHeight: 1.6, minHeight: '18rem' })
export const files = style({ display: 'grid', gap: vars.space.s2 })
export const finder = style({
  display: 'grid',
  gap: vars.space.s3,
  paddingBlockStart: vars.space.s3,
})
export const found = style({ display: 'grid', gap: vars.space.s2 })
export const grows = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const file = style({
  display: 'flex',
  gap: vars.space.s2,
  alignItems: 'center',
  fontSize: vars.text.f2,
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  alignItems: 'end',
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  alignItems: 'center',
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockStart: vars.space.s4,
})
