import { conditions } from '../breakpoints.ts'
import { kitGlobal, kitStyle } from '../kit-style.ts'
import { row } from '../layout.css.ts'
import { vars } from '../tokens.css.ts'

/** A label around its control; its whole width can be pressed. */
export const choice = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: '2rem',
  cursor: 'pointer',
  '@media': { [conditions.touch]: { minHeight: '2.75rem' } },
})
/** Whose box a label is must be plain where several stand beside each other. */
kitGlobal(`${row} > ${choice}:not(:last-child)`, { marginInlineEnd: vars.space.s2 })
/** Without a visible label there is still room to press. */
export const bare = kitStyle({
  minWidth: '1.5rem',
  '@media': { [conditions.touch]: { minWidth: '2.75rem' } },
})
export const box = kitStyle({
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '1rem',
  height: '1rem',
  margin: 0,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r1,
  background: vars.color.surface,
  verticalAlign: '-.15em',
  cursor: 'pointer',
  selectors: {
    '&:checked, &:indeterminate:not([type=radio])': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
    },
    '&:checked::before': {
      content: '',
      width: '.5rem',
      height: '.28rem',
      marginTop: '-.12rem',
      border: `solid ${vars.color.on}`,
      borderWidth: '0 0 2px 2px',
      rotate: '-45deg',
    },
    '&:indeterminate:not([type=radio])::before': {
      content: '',
      width: '.5rem',
      height: 2,
      background: vars.color.on,
    },
    '&[aria-invalid]': { borderColor: vars.color.bad },
    '&:disabled': { opacity: 0.5 },
  },
  '@media': { [conditions.touch]: { width: '1.25rem', height: '1.25rem' } },
})
export const radio = kitStyle({
  borderRadius: '50%',
  selectors: {
    '&:checked::before': {
      width: '.375rem',
      height: '.375rem',
      margin: 0,
      border: 0,
      borderRadius: '50%',
      background: vars.color.on,
    },
  },
})
export const switchBox = kitStyle({
  appearance: 'none',
  flex: 'none',
  width: '2rem',
  height: '1.25rem',
  margin: 0,
  padding: 2,
  borderRadius: '1rem',
  background: vars.color.edge,
  cursor: 'pointer',
  transition: `background ${vars.motion.t1}`,
  '::before': {
    content: '',
    display: 'block',
    width: '1rem',
    height: '1rem',
    borderRadius: '50%',
    background: '#fff',
    transition: `translate ${vars.motion.t1}`,
  },
  selectors: {
    '&:checked': { background: vars.color.accent },
    '&:checked::before': { translate: '.75rem' },
    '&:checked:dir(rtl)::before': { translate: '-.75rem' },
  },
})
