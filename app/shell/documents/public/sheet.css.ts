import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { color, font, radius, space, text } = vars

/** A public page about an appointment or an event: what it is, and what can be done. */
export const about = style({ display: 'grid', gap: space.s3 })
export const title = style({
  fontFamily: font.serif,
  fontSize: text.f6,
  fontWeight: 500,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
})
export const facts = style({ display: 'grid', gap: space.s2, listStyle: 'none', padding: 0 })
export const fact = style({ display: 'flex', gap: space.s2, overflowWrap: 'anywhere' })
export const lines = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const panel = style({
  display: 'grid',
  gap: space.s4,
  padding: 'clamp(1rem, 3vw, 1.75rem)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r3,
  background: color.surface,
})
export const panelTitle = style({ fontSize: text.f4, fontWeight: 600 })
