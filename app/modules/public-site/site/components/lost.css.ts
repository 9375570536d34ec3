import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const lost = style({
  display: 'grid',
  gridTemplateColumns: '1.2fr 1fr',
  gap: '2rem 4rem',
  alignItems: 'stretch',
  paddingBlock: `clamp(2rem, 5vw, 4.5rem)`,
  '@media': { [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.s4,
  minHeight: '24rem',
})
export const code = style({
  fontSize: vars.text.f2,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink3,
})
export const title = style({ fontSize: vars.text.f8, overflowWrap: 'break-word' })
export const lead = style({ fontSize: vars.text.f5, color: vars.color.ink2 })
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.s2} 1.5rem` })
export const night = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.r4,
  background: vars.color.vault,
  '@media': { [breakpoints.oneColumn]: { display: 'none' } },
})
export const sky = style({
  position: 'absolute',
  insetInline: '-55%',
  insetBlockEnd: 0,
  width: '210%',
})
