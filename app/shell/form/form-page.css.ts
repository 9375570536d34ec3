import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const narrow = breakpoints.oneColumn

/** Summary and notices above the sections of a form. */
export const notices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  maxWidth: '62rem',
  paddingInline: vars.size.pad,
  selectors: { '&:not(:empty)': { paddingBlockEnd: vars.space.s4 } },
})
export const section = style({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 40rem)',
  gap: `${vars.space.s4} ${vars.space.s7}`,
  padding: `${vars.space.s5} ${vars.size.pad}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** A section behind its title. */
export const folding = style({ borderBlockStart: `1px solid ${vars.color.line}` })
export const summary = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  maxWidth: `calc(15rem + ${vars.space.s7} + 40rem + 2 * ${vars.size.pad})`,
  padding: `${vars.space.s5} ${vars.size.pad}`,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const chevron = style({
  color: vars.color.ink3,
  selectors: { [`${folding}[open] &`]: { transform: 'rotate(180deg)' } },
})
globalStyle(`${folding} > ${section}`, { paddingBlockStart: 0, borderBlockStart: 0 })
export const title = style({ fontSize: vars.text.f3, fontWeight: 600 })
export const words = style({
  marginBlockStart: vars.space.s1,
  fontSize: vars.text.f2,
  color: vars.color.ink2,
})
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.05rem',
  alignContent: 'start',
  minWidth: 0,
})
globalStyle(`${folding} > ${section} > ${fields}`, { gridColumn: -2 })
const footLook = {
  padding: `.9rem ${vars.size.pad}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
}
/** The buttons of a form that has another one's bar above it. */
export const footBelow = style(footLook)
export const foot = style({
  ...footLook,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  '@media': { [breakpoints.drawer]: { insetBlockEnd: '4rem' } },
})
/** One bar at the foot of a phone is enough: that of the tabs gives way to this one. */
globalStyle(`:root:has([data-foot-bar]) ${foot}`, {
  '@media': { [breakpoints.drawer]: { insetBlockEnd: 0 } },
})
/** What is moved to by keyboard or label stops above the bar. */
globalStyle(`:root:has(${foot})`, { scrollPaddingBlockEnd: '5rem' })
/** The buttons end where the fields end. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s2,
  maxWidth: `calc(15rem + ${vars.space.s7} + 40rem)`,
})
