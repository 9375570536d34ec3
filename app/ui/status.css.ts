import { kitStyle, kitVariants } from './kit-style.ts'
import { vars } from './tokens.css.ts'

export const status = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.45rem',
  fontSize: vars.text.f2,
  fontWeight: 500,
  whiteSpace: 'nowrap',
})
export const kinds = kitVariants({
  draft: { color: vars.color.ink3 },
  sent: { color: vars.color.link },
  viewed: { color: vars.color.link },
  partlyPaid: { color: vars.color.warn },
  overdue: { color: vars.color.bad },
  paid: { color: vars.color.ok },
  closed: { color: vars.color.ink3 },
  void: { color: vars.color.ink3 },
})
export const struck = kitStyle({ textDecoration: 'line-through' })
export const disc = kitStyle({
  width: '.6875rem',
  height: '.6875rem',
  fill: 'none',
  stroke: 'currentColor',
})
