import { kitStyle } from './kit-style.ts'
import { vars } from './tokens.css.ts'

export const empty = kitStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s2,
  padding: `${vars.space.s7} ${vars.space.s5}`,
  textAlign: 'center',
  fontSize: vars.text.f2,
  color: vars.color.ink2,
})
export const moon = kitStyle({
  width: '4.5rem',
  height: '4.5rem',
  marginBlockEnd: vars.space.s2,
  border: `2px dashed ${vars.color.edge}`,
  borderRadius: '50%',
})
export const title = kitStyle({
  fontSize: vars.text.f3,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
})
export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s2,
  marginBlockStart: '.6rem',
})
