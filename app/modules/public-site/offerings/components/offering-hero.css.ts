import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const folded = '(max-width: 1000px)'
const radius = '42rem'

export const hero = style({ position: 'relative', overflow: 'hidden' })
export const inner = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: '39rem',
  '@media': { [folded]: { minHeight: 0 } },
})
export const words = style({
  position: 'relative',
  zIndex: 1,
  // Up to the edge of the sky where the window is narrow.
  maxWidth: 'min(31rem, 50% - 4rem)',
  minWidth: 0,
  paddingBlock: '3rem',
  '@media': { [folded]: { maxWidth: '40rem', paddingBlockEnd: '2rem' } },
})
export const mark = style({ marginBlockStart: '1rem' })
export const title = style({
  marginBlockStart: '.75rem',
  fontSize: 'clamp(2.5rem, 1.2rem + 4vw, 4.5rem)',
  lineHeight: 0.99,
  letterSpacing: '-.026em',
  overflowWrap: 'break-word',
})
export const lead = style({
  marginBlock: '1.5rem 1.75rem',
  fontSize: vars.text.f5,
  color: vars.color.ink2,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 })

export const side = style({
  position: 'absolute',
  inset: 0,
  '@media': { [folded]: { position: 'relative', inset: 'auto', height: '30rem' } },
})
export const dome = style({
  position: 'absolute',
  inset: '3rem 0 0 calc(50% - 8rem)',
  background: vars.color.vault,
  clipPath: `circle(${radius} at ${radius} ${radius})`,
  '@media': { [folded]: { inset: 0, clipPath: `circle(${radius} at 50% ${radius})` } },
})
export const sky = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  width: `calc(2 * ${radius})`,
  height: radius,
  '@media': { [folded]: { left: `calc(50% - ${radius})` } },
})
/** As wide as the content leaves room for; what is too high runs below the edge. */
export const screen = style({
  position: 'absolute',
  insetBlockStart: '9rem',
  insetInline: 'calc(50% - .5rem) max(1.5rem, calc(50% - 39rem))',
  '@media': {
    [folded]: { insetBlockStart: '5rem', insetInline: 'max(1rem, calc(50% - 20rem))' },
  },
})
export const moonPlace = style({
  position: 'absolute',
  insetBlockStart: '12rem',
  left: 'min(calc(50% + 13rem), 100% - 19rem)',
  width: '15rem',
  height: '15rem',
  display: 'grid',
  placeItems: 'center',
  '@media': {
    [folded]: { insetBlockStart: '8rem', left: 'calc(50% - 7.5rem)' },
    [breakpoints.phone]: { width: '13rem', height: '13rem', left: 'calc(50% - 6.5rem)' },
  },
})
export const moon = style({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  background: vars.color.vault,
  color: vars.color.gold,
})
export const moonIcon = style({
  position: 'relative',
  width: '5rem',
  height: '5rem',
  strokeWidth: 1,
  color: '#fff',
})
