import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

/** What stands below a name. */
export const below = style({
  display: 'block',
  fontSize: vars.text.f1,
  fontWeight: 400,
  color: vars.color.ink3,
})
/** What can be done with a row: beside each other, below each other on phones. */
export const buttons = style({
  display: 'flex',
  gap: vars.space.s2,
  '@media': { [breakpoints.stackedTable]: { flexDirection: 'column' } },
})
