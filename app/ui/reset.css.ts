import './fonts.css.ts'
import { conditions } from './breakpoints.ts'
import { resetGlobal } from './kit-style.ts'
import { vars } from './tokens.css.ts'

resetGlobal('*, ::before, ::after', { boxSizing: 'border-box' })
resetGlobal('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', {
  margin: 0,
  padding: 0,
  border: 0,
})
resetGlobal('ul, ol', { listStyle: 'none' })
resetGlobal('html', {
  font: `400 100%/1.5 ${vars.font.sans}`,
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: '5rem',
})
resetGlobal('body', {
  background: vars.color.paper,
  fontSize: vars.text.f3,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})
// What people write may be one word of any length; it makes no column wider. Words of the product
// itself, as in labels and heads, keep whole when a name beside them needs the room.
resetGlobal('p, dd, h1, address, blockquote, pre', { overflowWrap: 'anywhere' })
resetGlobal('fieldset', { minWidth: 0 })
resetGlobal('body, [data-theme]', { color: vars.color.ink })
resetGlobal('a', { color: 'inherit', textDecoration: 'none' })
resetGlobal('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
resetGlobal('button, summary', { cursor: 'pointer' })
resetGlobal('summary::marker', { color: vars.color.ink3, fontSize: '.8em' })
resetGlobal('table', { borderCollapse: 'collapse', width: '100%' })
resetGlobal('th, td', { padding: 0 })
resetGlobal('h1, h2, h3, legend', { fontWeight: 600, lineHeight: 1.25, textWrap: 'balance' })
resetGlobal('h2', { fontSize: vars.text.f4 })
resetGlobal('h3', { fontSize: vars.text.f3 })
resetGlobal('b, strong', { fontWeight: 600 })
// The piece of a page that app/islands brings to life has no box of its own.
resetGlobal('app-island', { display: 'contents' })
resetGlobal('svg', { display: 'block', flex: 'none' })
resetGlobal('[hidden]', { display: 'none' })
resetGlobal(':focus-visible', { outline: `2px solid ${vars.color.ring}`, outlineOffset: 2 })
resetGlobal('*, ::before, ::after', {
  '@media': {
    [conditions.stillness]: {
      animationDuration: '.01ms !important',
      transitionDuration: '.01ms !important',
    },
  },
})
