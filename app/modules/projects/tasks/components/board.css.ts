import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const { color, radius, size, space, text } = vars

/** Columns beside each other, as on the board of deals; below each other on a phone. */
export const board = style({
  display: 'grid',
  // Texts that are hidden inside would widen the page.
  position: 'relative',
  gridTemplateColumns: 'repeat(4, minmax(15rem, 1fr))',
  gap: space.s3,
  padding: `${space.s4} ${size.pad}`,
  overflowX: 'auto',
  alignItems: 'start',
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s2,
  padding: space.s3,
  background: color.fill,
  borderRadius: radius.r3,
})
export const columnTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  fontSize: text.f3,
  fontWeight: 600,
})
export const card = style({
  display: 'grid',
  gap: space.s1,
  padding: space.s3,
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
  background: color.surface,
})
export const cardTitle = style({
  fontWeight: 600,
  color: color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
export const cardFoot = style({ display: 'flex', alignItems: 'center', gap: space.s2 })
export const moves = style({ display: 'flex', marginInlineStart: 'auto' })
