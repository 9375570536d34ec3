import { style } from '@vanilla-extract/css'
import { breakpoints, conditions } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const topbar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  gap: '.375rem',
  paddingInlineEnd: '1.25rem',
  background: vars.color.paper,
  '@media': {
    [breakpoints.drawer]: { height: vars.size.topbar, paddingInline: '1rem', gap: 0 },
    print: { display: 'none' },
  },
})
export const plain = style({ height: vars.size.topbar, paddingInline: '1.25rem' })
export const narrow = style({
  display: 'none',
  minWidth: 0,
  alignItems: 'center',
  gap: vars.space.s1,
  '@media': { [breakpoints.drawer]: { display: 'flex' } },
})
/** A button among others: it never gives up its room. */
export const narrowButton = style([narrow, { flex: 'none' }])
export const wide = style({
  marginInlineEnd: vars.space.s2,
  '@media': { [breakpoints.drawer]: { display: 'none' } },
})
export const gap = style({ flex: 1 })

export const search = style({
  position: 'relative',
  width: '22rem',
  '@media': { [breakpoints.drawer]: { display: 'none' } },
})
export const searchIcon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '.65rem',
  marginBlock: 'auto',
  color: vars.color.ink3,
  pointerEvents: 'none',
})
/** Which keys lead there, at the end of the field; not below what somebody types. */
export const searchKey = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '.5rem',
  blockSize: '1.375rem',
  marginBlock: 'auto',
  paddingInline: '.35rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r1,
  color: vars.color.ink3,
  font: 'inherit',
  fontSize: vars.text.f1,
  lineHeight: '1.25rem',
  pointerEvents: 'none',
  '@media': { [conditions.touch]: { display: 'none' } },
  selectors: { 'input:focus ~ &': { display: 'none' } },
})
export const searchInput = style({
  width: '100%',
  minHeight: vars.size.control,
  padding: '0 .75rem 0 2.25rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.r2,
  background: `color-mix(in oklab, ${vars.color.ink} 5%, transparent)`,
  fontSize: vars.text.f3,
  '::placeholder': { color: vars.color.ink3, opacity: 1 },
  ':focus': { background: vars.color.surface, outline: `2px solid ${vars.color.ring}` },
})
export const language = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: '.45rem',
  minHeight: vars.size.control,
  padding: '0 .6rem',
  border: 0,
  borderRadius: vars.radius.r2,
  background: 'none',
  fontSize: vars.text.f3,
  color: vars.color.ink2,
  ':hover': { background: vars.color.fill, color: vars.color.ink },
})
/** The globe alone says it on a phone, where the firm's name needs the room. */
export const languageCode = style({ '@media': { [breakpoints.phone]: { display: 'none' } } })
export const person = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  '@media': { [conditions.touch]: { width: '2.75rem', height: '2.75rem' } },
})
export const personHead = style({ padding: '.4rem .55rem .35rem', fontSize: vars.text.f2 })
