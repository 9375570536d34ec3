import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

/** A line of words, or buttons, above or below a table. */
export const around = style({ paddingBlock: vars.space.s4 })

/** Buttons of a row: beside each other, and below each other where the row is two lines. */
export const leave = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { [breakpoints.stackedTable]: { flexDirection: 'column', alignItems: 'end' } },
})
