import { kitStyle } from '../kit-style.ts'
import { vars } from '../tokens.css.ts'

export const field = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.35rem',
  alignContent: 'start',
  minWidth: 0,
})
export const label = kitStyle({
  fontSize: vars.text.f2,
  fontWeight: 500,
  lineHeight: 1.5,
  color: vars.color.ink2,
})
export const labelRow = kitStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.s2,
  fontSize: vars.text.f1,
})
export const mark = kitStyle({ fontWeight: 400, color: vars.color.ink3 })
export const hint = kitStyle({
  fontSize: vars.text.f1,
  lineHeight: 1.4,
  color: vars.color.ink3,
})
export const error = kitStyle({
  display: 'flex',
  gap: '.3rem',
  fontSize: vars.text.f1,
  lineHeight: 1.4,
  fontWeight: 500,
  color: vars.color.bad,
})
/** In a flow of text the icon stands in the middle of the first line. */
export const errorIcon = kitStyle({ height: '1.05rem' })
/** Two fields beside each other where there is room. */
export const grid = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: '1.05rem .85rem',
  alignItems: 'start',
})
export const legend = kitStyle({ marginBlockEnd: '.35rem' })
export const groupNote = kitStyle({ marginBlockStart: '.35rem' })
