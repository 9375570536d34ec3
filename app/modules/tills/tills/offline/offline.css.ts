import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const receiptIsPrinted = { '@media': { print: { display: 'none' } } }

export const status = style({
  display: 'grid',
  gap: vars.space.s3,
  paddingInline: vars.space.s5,
  paddingBlockEnd: vars.space.s4,
  '@media': {
    [breakpoints.oneColumn]: { paddingInline: vars.space.s4 },
    ...receiptIsPrinted['@media'],
  },
})
export const state = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 })
export const quantity = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(2rem, auto) auto 1fr auto',
  gap: vars.space.s2,
  alignItems: 'center',
})
/** Items on the left, the cart on the right, the tickets below; in one column where there is no room. */
export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 28rem)',
  gap: `${vars.space.s4} ${vars.space.s6}`,
  paddingInline: vars.space.s5,
  paddingBlockEnd: vars.space.s6,
  '@media': {
    [breakpoints.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingInline: vars.space.s4,
    },
  },
})
export const items = style({
  display: 'grid',
  gap: vars.space.s4,
  alignContent: 'start',
  ...receiptIsPrinted,
})
export const wide = style({ gridColumn: '1 / 3' })
export const tickets = style({
  display: 'grid',
  gap: vars.space.s3,
  gridColumn: '1 / -1',
  paddingBlockStart: vars.space.s5,
  ...receiptIsPrinted,
})
export const list = style({ display: 'grid', padding: 0, margin: 0, listStyle: 'none' })
export const ticket = style({
  display: 'grid',
  gap: vars.space.s2,
  paddingBlock: vars.space.s3,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const ticketHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  justifyContent: 'space-between',
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 })
export const sold = style({ display: 'grid', gap: vars.space.s4 })
export const done = style({ fontSize: vars.text.f4, fontWeight: 600, ...receiptIsPrinted })
export const notPrinted = style(receiptIsPrinted)
