import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'
import { radius } from './sky.css.ts'

export { sky } from './sky.css.ts'

const folded = '(max-width: 1000px)'

export const hero = style({ paddingBlockStart: 'clamp(2rem, 5vw, 4.5rem)' })
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)',
  gap: '2rem 4rem',
  alignItems: 'end',
  '@media': { [folded]: { gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' } },
})
export const title = style({
  fontSize: vars.text.f9,
  lineHeight: 0.94,
  letterSpacing: '-.028em',
  overflowWrap: 'break-word',
})
export const lead = style({ fontSize: vars.text.f5, color: vars.color.ink2 })
globalStyle(`${lead} b`, { fontWeight: 550, color: vars.color.ink })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  marginBlock: '1.4rem .7rem',
})

export const dome = style({
  position: 'relative',
  marginBlockStart: 'clamp(2rem, 3.5vw, 3.25rem)',
  padding: 'clamp(7.5rem, 14vw, 15rem) clamp(1rem, 7vw, 7rem) 0',
  background: vars.color.vault,
  clipPath: `circle(${radius} at 50% ${radius})`,
  overflow: 'hidden',
  '@media': { [breakpoints.phone]: { paddingInline: '1.25rem' } },
})
export const starLines = style({
  fill: 'none',
  stroke: '#fff',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeDasharray: '1 5',
  opacity: 0.55,
})
export const stars = style({ fill: vars.color.gold })
/** Its foot lies under the edge of the sky, its head is rounded as the sheet of the product is. */
export const picture = style({
  display: 'block',
  position: 'relative',
  width: '100%',
  maxWidth: '76rem',
  height: 'auto',
  marginInline: 'auto',
  borderRadius: '14px 14px 0 0',
  background: vars.color.surface,
  boxShadow: '0 0 0 1px #0003, 0 10px 70px 10px light-dark(#03165280, #0008)',
})
