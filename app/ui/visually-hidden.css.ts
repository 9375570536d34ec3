import { kitStyle } from './kit-style.ts'
import { vars } from './tokens.css.ts'
import { unseen } from './unseen.ts'

export const hidden = kitStyle({
  ...unseen,
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
