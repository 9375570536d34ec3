import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

/** A filter beside the search field; a long list of choices makes it no wider. */
export const filter = style({
  maxWidth: '13rem',
  '@media': { [breakpoints.phone]: { maxWidth: '100%' } },
})
export const day = style({ width: '10rem' })
/** What stands below a name. */
export const below = style({
  display: 'block',
  fontSize: vars.text.f1,
  fontWeight: 400,
  color: vars.color.ink3,
})
