import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const narrow = breakpoints.phone

/** As wide as the page, unlike other fields: figures need to be compared. */
export const table = style({ vars: { [vars.size.row]: '3.25rem' } })
export const wideOnly = style({ '@media': { [narrow]: { display: 'none' } } })
export const narrowOnly = style({
  display: 'none',
  fontSize: vars.text.f1,
  fontWeight: 400,
  color: vars.color.ink2,
  '@media': { [narrow]: { display: 'block' } },
})
export const takes = style({ width: '11rem', paddingBlock: '.4rem' })
export const input = style({ width: '100%' })
export const takesAndButton = style({
  width: '20rem',
  paddingBlock: '.4rem',
  '@media': { [narrow]: { width: '12.5rem' } },
})
export const end = style({ justifyContent: 'flex-end' })
export const words = style({
  display: 'block',
  marginBlock: `${vars.space.s1} .1rem`,
  fontSize: vars.text.f1,
  color: vars.color.ink2,
  textAlign: 'end',
})
export const note = style({ marginBlockStart: vars.space.s1 })
