import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const page = style({ paddingBlockStart: 'clamp(2rem, 5vw, 4.5rem)' })
export const head = style({ maxWidth: '44rem', paddingBlockEnd: vars.space.s7 })
export const title = style({ fontSize: vars.text.f8 })
export const lead = style({
  marginBlockStart: '1rem',
  fontSize: vars.text.f5,
  color: vars.color.ink2,
})
export const search = style({ marginBlockStart: vars.space.s6 })
export const label = style({
  display: 'block',
  marginBlockEnd: '.4rem',
  fontSize: vars.text.f2,
  fontWeight: 500,
  color: vars.color.ink2,
})
export const searchRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.s2,
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const field = style({ minHeight: '3rem', display: 'grid', fontSize: vars.text.f4 })
