import { keyframes } from '@vanilla-extract/css'
import { breakpoints } from './breakpoints.ts'
import { kitStyle, kitVariants } from './kit-style.ts'
import { vars } from './tokens.css.ts'

export const button = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.45rem',
  minHeight: vars.size.control,
  padding: '0 .85rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r2,
  background: vars.color.raised,
  boxShadow: vars.shadow.e1,
  fontSize: vars.text.f3,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  transition: `background ${vars.motion.t1}, border-color ${vars.motion.t1}`,
  // The longest words of all languages have to fit.
  '@media': { [breakpoints.smallPhone]: { whiteSpace: 'normal', maxWidth: '100%' } },
  selectors: {
    '&:hover': { background: vars.color.fill },
    '&:disabled, &[aria-disabled=true]': { opacity: 0.5, pointerEvents: 'none' },
  },
})
export const kinds = kitVariants({
  default: {},
  primary: {
    background: vars.color.accent,
    borderColor: vars.color.accent,
    color: vars.color.on,
    selectors: { '&:hover': { background: vars.color.accent2 } },
  },
  ghost: {
    background: 'none',
    borderColor: 'transparent',
    boxShadow: 'none',
    color: vars.color.ink2,
    selectors: { '&:hover': { color: vars.color.ink } },
  },
  danger: { color: vars.color.bad },
})
export const sizes = kitVariants({
  s: {
    minHeight: vars.size.smallControl,
    padding: '0 .6rem',
    borderRadius: 6,
    fontSize: vars.text.f2,
  },
  regular: {},
  l: { minHeight: '3rem', padding: '0 1.35rem', borderRadius: 10, fontSize: vars.text.f4 },
})
export const iconOnly = kitVariants({
  s: { padding: 0, width: vars.size.smallControl },
  regular: { padding: 0, width: vars.size.control },
  l: { padding: 0, width: '3rem' },
})
export const wide = kitStyle({ width: '100%' })

const turn = keyframes({ to: { rotate: '1turn' } })

export const spinner = kitStyle({
  width: '.9rem',
  height: '.9rem',
  marginInline: '.1rem',
  border: '2px solid color-mix(in oklab, currentColor 40%, transparent)',
  borderBlockStartColor: 'currentColor',
  borderRadius: '50%',
  animation: `${turn} .8s linear infinite`,
})
