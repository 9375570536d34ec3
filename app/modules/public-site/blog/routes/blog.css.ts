import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const page = style({ paddingBlockStart: 'clamp(2rem, 5vw, 4.5rem)' })
export const head = style({ maxWidth: '44rem' })
export const title = style({ fontSize: vars.text.f8, lineHeight: 1.04 })
export const sentence = style({
  marginBlockStart: '1rem',
  fontSize: vars.text.f5,
  color: vars.color.ink2,
})
export const feeds = style({
  display: 'flex',
  gap: '1.25rem',
  marginBlockStart: '1.5rem',
  fontSize: vars.text.f3,
  color: vars.color.ink2,
})
