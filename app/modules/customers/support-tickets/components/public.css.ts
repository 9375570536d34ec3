import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space } = vars

/** A public page in one column: what it is about, then what is done with it. */
export const page = style({
  display: 'grid',
  gap: space.s5,
  maxWidth: '44rem',
  minHeight: '60vh',
  margin: '0 auto',
  padding: 'clamp(1rem, 4vw, 3rem)',
  alignContent: 'start',
})
export const firm = style({ color: color.ink2, overflowWrap: 'anywhere' })
export const form = style({ display: 'grid', gap: '1.05rem' })
