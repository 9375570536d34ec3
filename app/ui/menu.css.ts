import { conditions } from './breakpoints.ts'
import { kitGlobal, kitStyle } from './kit-style.ts'
import { vars } from './tokens.css.ts'

export const menu = kitStyle({
  inset: 'auto',
  positionArea: 'bottom span-right',
  positionTryFallbacks: 'flip-block',
  minWidth: '14rem',
  maxWidth: 'min(30rem, calc(100vw - 1rem))',
  maxHeight: '80vh',
  margin: 0,
  marginBlock: '.4rem',
  padding: '.375rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r3,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.e2,
  '@supports': {
    'not (position-area: bottom)': { insetBlockStart: '4rem', insetInlineEnd: '1rem' },
  },
})
export const atEnd = kitStyle({ positionArea: 'bottom span-left' })
export const item = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '.6rem',
  width: '100%',
  minHeight: '2.125rem',
  padding: '0 .55rem',
  border: 0,
  borderRadius: 6,
  background: 'none',
  fontSize: vars.text.f2,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.fill },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [conditions.touch]: { minHeight: '2.75rem' } },
})
export const danger = kitStyle({ color: vars.color.bad })
export const words = kitStyle({ flex: 1, minWidth: 0 })

kitGlobal(`${menu} hr`, {
  margin: '.375rem -.375rem',
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
