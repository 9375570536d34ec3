import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space } = vars

export const page = style({
  display: 'grid',
  gap: space.s5,
  maxWidth: '40rem',
  minHeight: '60vh',
  margin: '0 auto',
  padding: 'clamp(1rem, 4vw, 3rem)',
  alignContent: 'start',
})
export const invites = style({ color: color.ink2, overflowWrap: 'anywhere' })
