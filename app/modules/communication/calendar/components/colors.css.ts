import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** The shade of an event, for marks; text stays ink. */
const shades = {
  blue: vars.color.link,
  sky: vars.color.sky,
  green: vars.color.ok,
  gold: vars.color.gold,
  clay: vars.color.clay,
  red: vars.color.bad,
  grey: vars.color.ink3,
} as const

/** Sets `--shade` for what stands inside. */
export const shade = styleVariants(shades, (value) => ({ vars: { '--shade': value } }))

export const dot = style({
  flex: 'none',
  width: 7,
  height: 7,
  borderRadius: '50%',
  background: 'var(--shade)',
})
