import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const panel = style({
  position: 'fixed',
  zIndex: 20,
  insetBlockEnd: vars.space.s5,
  insetInline: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
  width: 'min(44rem, calc(100vw - 2rem))',
  marginInline: 'auto',
  padding: vars.space.s4,
  borderRadius: vars.radius.r3,
  background: vars.color.raised,
  boxShadow: vars.shadow.e3,
  '@media': { [breakpoints.drawer]: { insetBlockEnd: '5rem' } },
})
export const when = style({ flex: '1 1 100%', fontSize: vars.text.f2, color: vars.color.ink2 })
export const title = style({ flex: '1 1 14rem', minWidth: 0 })
