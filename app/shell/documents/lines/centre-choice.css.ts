import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const { color, text } = vars

/** As quiet as the number of an item, and a field once somebody comes near. */
export const centre = style({
  maxWidth: 'calc(100% - 1.2rem)',
  minHeight: '1.6rem',
  marginInline: '.6rem',
  marginBlockEnd: '.35rem',
  border: 0,
  background: 'none',
  fontSize: text.f1,
  color: color.ink2,
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${color.edge}` },
    '&:focus': { outline: `2px solid ${color.ring}`, outlineOffset: -2 },
    '&[aria-invalid]': { boxShadow: `inset 0 0 0 2px ${color.bad}` },
  },
  '@media': {
    [breakpoints.oneColumn]: { minHeight: '2.75rem', maxWidth: '100%', marginInline: 0 },
  },
})
