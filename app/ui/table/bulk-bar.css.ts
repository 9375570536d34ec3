import { breakpoints } from '../breakpoints.ts'
import { kitGlobal, kitStyle } from '../kit-style.ts'
import { vars } from '../tokens.css.ts'
import { chosenCounter } from './table.css.ts'

export const bar = kitStyle({
  position: 'sticky',
  insetBlockEnd: vars.space.s4,
  zIndex: 5,
  display: 'none',
  alignItems: 'center',
  gap: '.35rem',
  width: 'max-content',
  maxWidth: 'calc(100% - 2rem)',
  margin: '.75rem auto 0',
  padding: '.375rem',
  paddingInlineStart: vars.space.s4,
  borderRadius: vars.radius.r3,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: '0 8px 24px -6px #0008',
  selectors: {
    'form:has(:is(tbody td, thead) :checked, [name="all"]:checked) &': { display: 'flex' },
  },
  '@media': {
    [breakpoints.drawer]: { insetBlockEnd: '4.75rem' },
    [breakpoints.phone]: { flexWrap: 'wrap' },
    print: { display: 'none !important' },
  },
})
export const words = kitStyle({
  marginInlineEnd: '.6rem',
  fontSize: vars.text.f2,
  fontWeight: 500,
  whiteSpace: 'nowrap',
})
export const count = kitStyle({ '::before': { content: `counter(${chosenCounter})` } })

/** A box in the head means all there is, not only what is ticked. */
kitGlobal(`form:has(thead :checked) ${count}`, { display: 'none' })

kitGlobal(`form:has(${bar})`, { counterReset: chosenCounter })
