import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const head = style({ maxWidth: '50rem' })
export const title = style({
  marginBlockStart: '1.25rem',
  fontSize: vars.text.f8,
  lineHeight: 1.06,
  overflowWrap: 'break-word',
  hyphens: 'auto',
})
export const sentence = style({
  marginBlockStart: '1.1rem',
  fontSize: vars.text.f5,
  color: vars.color.ink2,
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem 1.25rem',
  marginBlockStart: '1.25rem',
})
export const by = style({ fontSize: vars.text.f3 })
