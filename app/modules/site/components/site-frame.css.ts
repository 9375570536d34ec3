import { style } from '@vanilla-extract/css'
import { breakpoints, vars } from '#app/ui/index.ts'

export const page = style({ fontSize: vars.text.f4, overflowX: 'clip' })
export const width = style({
  width: 'min(78rem, 100% - clamp(2rem, 6vw, 6rem))',
  marginInline: 'auto',
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.35rem',
  minHeight: '4.5rem',
})
export const gap = style({ flex: 1 })
export const wide = style({ '@media': { [breakpoints.oneColumn]: { display: 'none' } } })
export const narrow = style({
  display: 'none',
  '@media': { [breakpoints.oneColumn]: { display: 'inline-flex' } },
})
/** Where there is room for one thing only, the hero's own button is near enough. */
export const notOnSmall = style({ '@media': { '(max-width: 400px)': { display: 'none' } } })
