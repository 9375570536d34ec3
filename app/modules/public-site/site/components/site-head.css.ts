import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** Below this the places fold into one menu: the longest language needs as much. */
export const folded = '(max-width: 980px)'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.35rem',
  minHeight: '4.5rem',
})
export const places = style({
  display: 'flex',
  gap: '.15rem',
  marginInlineStart: '1.25rem',
  '@media': { [folded]: { display: 'none' } },
})
export const gap = style({ flex: 1 })
export const place = style({
  selectors: { '&[aria-current=page]': { color: vars.color.ink, fontWeight: 600 } },
})
export const wide = style({ '@media': { [folded]: { display: 'none' } } })
export const narrow = style({
  display: 'none',
  '@media': { [folded]: { display: 'inline-flex' } },
})
/** Where there is room for one thing only, the hero's own button is near enough. */
export const notOnSmall = style({ '@media': { '(max-width: 400px)': { display: 'none' } } })
