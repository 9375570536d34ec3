import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { space } = vars

export const page = style({
  display: 'grid',
  gap: space.s5,
  width: '100%',
  maxWidth: '40rem',
  margin: '0 auto',
  padding: 'clamp(1rem, 4vw, 3rem)',
  alignContent: 'start',
  minHeight: '60vh',
})
