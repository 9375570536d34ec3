import { kitStyle } from './kit-style.ts'
import { vars } from './tokens.css.ts'

/** Titles: Piazzolla, tight, with its wider word space. */
export const serif = kitStyle({
  fontFamily: vars.font.serif,
  fontWeight: 500,
  letterSpacing: '-.012em',
  wordSpacing: '.04em',
  lineHeight: 1.1,
})
/** Figures of equal width, at the end of the line. */
export const number = kitStyle({
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
})
export const soft = kitStyle({ color: vars.color.ink2 })
export const faint = kitStyle({ color: vars.color.ink3 })
export const ok = kitStyle({ color: vars.color.ok })
export const warn = kitStyle({ color: vars.color.warn })
export const strong = kitStyle({ fontWeight: 550 })
export const small = kitStyle({ fontSize: vars.text.f2 })
export const tiny = kitStyle({ fontSize: vars.text.f1 })
/** The second line of a cell or a list entry. */
export const secondLine = kitStyle({
  display: 'block',
  fontSize: vars.text.f1,
  color: vars.color.ink3,
})
/** Stronger than the colour of a second line. */
export const bad = kitStyle({ color: vars.color.bad })
export const ellipsis = kitStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
/** A link inside of a text. */
export const link = kitStyle({
  color: vars.color.link,
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in oklab, currentColor 35%, transparent)',
  textUnderlineOffset: '.2em',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})
