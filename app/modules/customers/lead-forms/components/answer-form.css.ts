import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space } = vars

/** A public form: what it is about, above its fields. */
export const page = style({
  display: 'grid',
  gap: space.s5,
  width: '100%',
  maxWidth: '38rem',
  margin: '0 auto',
  padding: 'clamp(1rem, 4vw, 3rem)',
  alignContent: 'start',
  minHeight: '60vh',
})
export const firm = style({ color: color.ink2, overflowWrap: 'anywhere' })
export const form = style({ display: 'grid', gap: '1.05rem' })
export const box = style({ alignItems: 'start' })
