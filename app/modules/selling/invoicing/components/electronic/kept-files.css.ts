import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { space, text } = vars

export const kept = style({ marginBlockStart: space.s2 })
export const files = style({
  display: 'grid',
  gap: space.s2,
  marginBlockStart: space.s2,
  padding: 0,
  listStyle: 'none',
})
export const name = style({ fontSize: text.f1, overflowWrap: 'anywhere' })
/** A fingerprint, which has no place to break. */
export const hash = style({ overflowWrap: 'anywhere' })
