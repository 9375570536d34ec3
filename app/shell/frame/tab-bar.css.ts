import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const bar = style({
  display: 'none',
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  height: '4rem',
  paddingInline: vars.space.s1,
  background: vars.color.raised,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [breakpoints.drawer]: { display: 'flex' }, print: { display: 'none' } },
})
/** One bar at the foot is enough: the page's own, where it has one. */
globalStyle(`:root:has([data-foot-bar]) ${bar}`, { display: 'none' })
export const tab = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '.15rem',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: 'clamp(.5625rem, 2.6vw, .6875rem)',
  fontWeight: 500,
  color: vars.color.ink2,
  selectors: { '&[aria-current]': { color: vars.color.link } },
})
