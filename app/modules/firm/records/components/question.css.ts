import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space, size, text } = vars

export const box = style({
  display: 'grid',
  gap: space.s3,
  maxWidth: '40rem',
  padding: `0 ${size.pad} ${space.s4}`,
  scrollMarginBlockStart: '5rem',
})
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: color.ink2 })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
export const readers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: space.s1,
  fontSize: text.f2,
})
