import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const timer = style({ display: 'flex', alignItems: 'center', flex: 'none', minWidth: 0 })
export const running = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.45rem',
  minHeight: vars.size.control,
  paddingInline: '.6rem',
  borderRadius: vars.radius.r2,
  fontSize: vars.text.f3,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { background: vars.color.fill },
})
export const name = style({
  maxWidth: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.ink2,
  '@media': { [breakpoints.drawer]: { display: 'none' } },
})
