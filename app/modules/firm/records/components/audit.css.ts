import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

/** A filter beside the search field; a long list of choices makes it no wider. */
export const filter = style({
  maxWidth: '12rem',
  '@media': { [breakpoints.phone]: { maxWidth: '100%' } },
})
export const day = style({ width: '10rem' })
/** Room for what was and what became, beside the other columns. */
export const changes = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s2,
  minWidth: '16rem',
  '@media': { [breakpoints.stackedTable]: { minWidth: 0 } },
})
