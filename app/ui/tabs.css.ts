import { breakpoints, conditions } from './breakpoints.ts'
import { kitGlobal, kitStyle } from './kit-style.ts'
import { vars } from './tokens.css.ts'

export const tabs = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.35rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    // A thumb moves them along; a mouse without a wheel for it could not.
    [breakpoints.oneColumn]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
    print: { display: 'none' },
  },
})
export const padded = kitStyle({ paddingInline: vars.size.pad })
export const tab = kitStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: '.4rem',
  padding: '.65rem 0',
  borderBlockEnd: '2px solid transparent',
  fontSize: vars.text.f2,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: vars.color.ink2,
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { color: vars.color.ink, borderColor: vars.color.accent },
  },
  '@media': { [conditions.touch]: { paddingBlock: '.8rem' } },
})

export const segments = kitStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  padding: 2,
  borderRadius: vars.radius.r2,
  background: vars.color.fill,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
})
kitGlobal(`${segments} a`, {
  display: 'grid',
  placeItems: 'center',
  minHeight: '1.75rem',
  padding: '0 .7rem',
  borderRadius: 6,
  fontSize: vars.text.f2,
  fontWeight: 500,
  color: vars.color.ink2,
  '@media': { [conditions.touch]: { minHeight: '2.75rem' } },
})
kitGlobal(`${segments} a:hover`, { color: vars.color.ink })
kitGlobal(`${segments} [aria-current]`, {
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.e1}`,
})
/** On paper the choice alone says what is shown. */
kitGlobal(`${segments}, ${segments} [aria-current]`, {
  '@media': { print: { padding: 0, border: 0, background: 'none', boxShadow: 'none' } },
})
kitGlobal(`${segments} a:not([aria-current])`, { '@media': { print: { display: 'none' } } })
