import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { color, radius, space } = vars

/** On a phone first: as wide as the screen, then as wide as one reads. */
export const page = style({
  display: 'grid',
  gap: space.s4,
  alignContent: 'start',
  width: '100%',
  maxWidth: '52rem',
  minHeight: '60vh',
  margin: '0 auto',
  padding: 'clamp(0.75rem, 3vw, 2rem)',
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.s3,
})
export const sheet = style({
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r3,
  background: color.surface,
})
export const body = style({
  display: 'grid',
  gap: space.s5,
  padding: 'clamp(1rem, 3vw, 1.75rem)',
})
export const form = style({ display: 'grid', gap: '1.05rem' })
export const price = style({ fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums' })
