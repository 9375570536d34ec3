import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const facts = style({ display: 'grid', gap: vars.space.s2, margin: 0 })
/** One press marks all of it, to be copied. */
export const value = style({ margin: 0, overflowWrap: 'anywhere', userSelect: 'all' })
/** A mail's text keeps its lines. */
export const words = style({
  marginBlock: vars.space.s4,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const logo = style({ maxWidth: '100%', maxHeight: '4rem' })
