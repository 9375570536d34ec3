import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.15rem 1.25rem',
  fontSize: vars.text.f3,
  fontVariantNumeric: 'tabular-nums',
})
