import { kitStyle, kitVariants } from './kit-style.ts'
import { vars } from './tokens.css.ts'

export const progress = kitStyle({
  width: '100%',
  height: '.375rem',
  borderRadius: 3,
  background: vars.color.fill,
})
export const tones = kitVariants({
  ok: { fill: vars.color.ok },
  warn: { fill: vars.color.warn },
  bad: { fill: vars.color.bad },
  accent: { fill: vars.color.accent },
})
