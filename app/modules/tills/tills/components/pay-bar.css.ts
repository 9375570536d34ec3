import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

/** At the foot of the cart's column; on one column at the foot of the screen. */
export const bar = style({
  gridArea: '1 / 2 / -1 / 3',
  alignSelf: 'end',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 4,
  display: 'grid',
  gap: vars.space.s2,
  paddingBlock: vars.space.s3,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [breakpoints.oneColumn]: {
      order: 9,
      alignSelf: 'stretch',
      marginInline: `calc(-1 * ${vars.space.s4})`,
      paddingInline: vars.space.s4,
    },
  },
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
  fontSize: '2rem',
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
})
export const small = style({ color: vars.color.ink2, fontSize: vars.text.f2 })
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s2,
})
export const whole = style({ gridColumn: '1 / -1' })
/** The longest words of all languages have to fit into half a phone. */
globalStyle(`${buttons} button`, { whiteSpace: 'normal', paddingInline: vars.space.s2 })
/** What is moved to by keyboard or label stops above the bar. */
globalStyle(`:root:has(${bar})`, { scrollPaddingBlockEnd: '13rem' })
