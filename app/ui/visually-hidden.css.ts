import { kitStyle } from './kit-style.ts'
import { vars } from './tokens.css.ts'

export const hidden = kitStyle({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
/** Shows itself when the keyboard reaches it. */
export const skipLink = kitStyle({
  position: 'fixed',
  insetBlockStart: '.5rem',
  insetInlineStart: '.5rem',
  zIndex: 99,
  padding: '.6rem 1rem',
  borderRadius: vars.radius.r2,
  background: vars.color.raised,
  boxShadow: vars.shadow.e2,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
})
