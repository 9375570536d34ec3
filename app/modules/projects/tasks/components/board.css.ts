import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(13rem, 1fr))',
  gap: vars.space.s4,
  overflowX: 'auto',
  alignItems: 'start',
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const column = style({ display: 'grid', gap: vars.space.s2 })
export const columnTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  paddingBlockEnd: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.text.f3,
  fontWeight: 600,
})
export const card = style({
  display: 'grid',
  gap: vars.space.s1,
  padding: vars.space.s3,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r2,
  background: vars.color.surface,
})
export const cardTitle = style({
  fontWeight: 600,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
export const cardFoot = style({ display: 'flex', alignItems: 'center', gap: vars.space.s2 })
export const moves = style({ display: 'flex', marginInlineStart: 'auto' })
