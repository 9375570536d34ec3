import { kitStyle } from './kit-style.ts'
import { vars } from './tokens.css.ts'

export const page = kitStyle({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.s3,
  minHeight: '70vh',
  maxWidth: '38rem',
  marginInline: 'auto',
  padding: `${vars.space.s7} ${vars.space.s5}`,
})
export const code = kitStyle({
  fontSize: vars.text.f2,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink3,
})
export const title = kitStyle({ fontSize: vars.text.f8 })
export const words = kitStyle({ fontSize: vars.text.f4, color: vars.color.ink2 })
export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  marginBlockStart: vars.space.s3,
})
