import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** What stands below a name. */
export const below = style({
  display: 'block',
  fontSize: vars.text.f1,
  fontWeight: 400,
  color: vars.color.ink3,
})
