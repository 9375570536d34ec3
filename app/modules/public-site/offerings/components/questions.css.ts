import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.9fr)',
  gap: '2rem',
  paddingBlockStart: vars.space.s9,
  '@media': { '(max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const title = style({ fontSize: vars.text.f8 })
export const question = style({ minHeight: '3.75rem' })
