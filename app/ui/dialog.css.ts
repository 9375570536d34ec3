import { globalStyle } from '@vanilla-extract/css'
import { kitStyle } from './kit-style.ts'
import { vars } from './tokens.css.ts'

export const dialog = kitStyle({
  width: 'min(24rem, 92vw)',
  maxHeight: '92vh',
  margin: 'auto',
  padding: vars.space.s5,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r4,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.e3,
  '::backdrop': { background: '#0a0d1366' },
  // Comes open with what was typed before a session ended: it covers its part of the page alone.
  selectors: {
    '&:not([popover])[open]': {
      position: 'fixed',
      zIndex: 10,
      inset: 0,
      height: 'fit-content',
      overflow: 'auto',
    },
  },
})
export const title = kitStyle({ marginBlockEnd: vars.space.s3, fontSize: vars.text.f6 })
export const content = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
})
export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s2,
})

// Shuts popovers alone.
globalStyle(`${dialog}:not([popover]) [popovertargetaction='hide']`, { display: 'none' })
