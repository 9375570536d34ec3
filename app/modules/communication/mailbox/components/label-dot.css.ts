import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const dot = style({
  flex: 'none',
  width: '.625rem',
  height: '.625rem',
  borderRadius: '3px',
  marginInline: '.25rem',
})
export const shades = styleVariants({
  blue: { background: vars.color.accent },
  sky: { background: vars.color.sky },
  green: { background: vars.color.ok },
  gold: { background: vars.color.warn },
  clay: { background: vars.color.clay },
  red: { background: vars.color.bad },
  grey: { background: vars.color.ink3 },
})
export const label = style({ display: 'inline-flex', alignItems: 'center', fontSize: vars.text.f1 })
