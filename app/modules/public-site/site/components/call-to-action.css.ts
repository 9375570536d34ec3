import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const band = style({
  marginBlockStart: vars.space.s9,
  background: vars.color.vault,
  color: '#fff',
  overflow: 'hidden',
  vars: { [vars.color.ring]: '#fff' },
})
export const inner = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  minHeight: '26rem',
  '@media': { [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0 } },
})
export const words = style({
  position: 'relative',
  zIndex: 1,
  paddingBlock: vars.space.s8,
  '@media': { [breakpoints.oneColumn]: { paddingBlockEnd: '2rem' } },
})
export const title = style({ fontSize: vars.text.f8, maxWidth: '14em' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  marginBlockStart: '2rem',
})
export const inverse = style({ background: '#fff', borderColor: '#fff', color: '#0c3092' })
export const quiet = style({
  color: '#fff',
  ':hover': { background: '#ffffff1f', color: '#fff' },
})
export const sky = style({
  alignSelf: 'end',
  width: '150%',
  marginInlineEnd: '-50%',
  '@media': { [breakpoints.oneColumn]: { width: '130%', marginInline: '-15%' } },
})
