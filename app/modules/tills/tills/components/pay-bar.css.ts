import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

/** At the foot of the cart's column; on one column at the foot of the screen. */
export const place = style({
  gridArea: 'pay',
  zIndex: 4,
  '@media': {
    '(min-width: 861px)': { borderInlineStart: `1px solid ${vars.color.line}` },
    [breakpoints.oneColumn]: { order: 9, position: 'sticky', insetBlockEnd: 0 },
  },
})
export const bar = style({
  display: 'grid',
  gap: vars.space.s2,
  padding: `${vars.space.s3} ${vars.space.s4}`,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const due = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.s3,
  fontSize: vars.text.f4,
  fontWeight: 600,
})
globalStyle(`${due} output`, {
  fontSize: '2.25rem',
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
})
export const small = style({ color: vars.color.ink2, fontSize: vars.text.f2 })
/** What was handed over, in one press. */
export const notes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.s1,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
globalStyle(`${notes} legend`, {
  padding: 0,
  color: vars.color.ink2,
  fontSize: vars.text.f2,
})
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s2,
})
export const whole = style({ gridColumn: '1 / -1' })
/** The longest words of all languages have to fit into half a phone. */
globalStyle(`${buttons} button, ${notes} button`, {
  whiteSpace: 'normal',
  paddingInline: vars.space.s2,
})
/** What is moved to by keyboard or label stops above the bar. */
globalStyle(`:root:has(${bar})`, { scrollPaddingBlockEnd: '16rem' })
