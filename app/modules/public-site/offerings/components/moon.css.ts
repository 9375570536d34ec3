import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const moon = style({ display: 'block', fill: 'none', stroke: 'currentColor' })
export const kinds = styleVariants({
  draft: { color: vars.color.ink3 },
  sent: { color: vars.color.link },
  part: { color: vars.color.gold },
  paid: { color: vars.color.gold },
})
