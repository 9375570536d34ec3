import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const narrow = breakpoints.oneColumn

/**
 * What is sold on the left, the cart on the right with what is due at its foot; on one column the search,
 * the cart and the ways to pay, the items below, and what is due at the foot of the screen. Controls
 * are as high as a finger wants them.
 */
export const screen = style({
  vars: { [vars.size.control]: '2.75rem' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 28rem)',
  gridTemplateAreas: '"scan cart" "grid cart" "grid pay"',
  gridTemplateRows: 'auto auto 1fr',
  gap: `${vars.space.s4} ${vars.space.s6}`,
  minBlockSize: 'calc(100dvh - 11rem)',
  paddingInline: vars.space.s5,
  '@media': {
    [narrow]: {
      display: 'flex',
      flexDirection: 'column',
      minBlockSize: 0,
      paddingInline: vars.space.s4,
    },
  },
})
/** In sight while the items are scrolled. */
export const scan = style({
  gridArea: 'scan',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6rem auto',
  gap: vars.space.s2,
  alignItems: 'start',
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
/** A row of its own on a phone, where a code beside two others could not be read. */
export const scanText = style({
  '@media': { [breakpoints.phone]: { gridColumn: '1 / -1' } },
})
export const grid = style({ gridArea: 'grid', paddingBlockEnd: vars.space.s5 })
export const cart = style({ gridArea: 'cart' })
/** The bar below it lies over what is at its end. */
export const pay = style({
  gridArea: 'pay',
  paddingBlockEnd: '12rem',
  '@media': { [narrow]: { paddingBlockEnd: 0 } },
})
/** In line with the fields beside it, below their labels. */
export const bottom = style({ alignSelf: 'end' })
/** Below the fields that it takes over, in a row of its own on a phone. */
export const takeOver = style({
  alignSelf: 'end',
  '@media': { [breakpoints.phone]: { gridColumn: '1 / -1' } },
})
export const title = style({
  fontSize: vars.text.f4,
  fontWeight: 600,
  marginBlockEnd: vars.space.s2,
})
export const items = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: vars.space.s2,
})
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.s1,
  minBlockSize: '6.5rem',
  hyphens: 'auto',
  padding: vars.space.s3,
  textAlign: 'start',
  font: 'inherit',
  color: vars.color.ink,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r2,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.fill } },
})
export const picture = style({
  inlineSize: '100%',
  blockSize: '5rem',
  objectFit: 'cover',
  borderRadius: vars.radius.r1,
  background: vars.color.fill,
})
export const price = style({ color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' })
export const lines = style({ display: 'grid', gap: 0, padding: 0, listStyle: 'none' })
/** Name and amount, and below them how many and at what price. */
export const line = style({
  display: 'grid',
  gap: vars.space.s2,
  paddingBlock: vars.space.s3,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const lineHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s3,
})
export const lineFields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
})
export const quantity = style({ inlineSize: '5rem' })
/** Its line says what it is of, and a number between a minus and a plus is a quantity. */
globalStyle(`${quantity} label`, {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const each = style({ flex: 1, color: vars.color.ink2 })
export const pricing = style({ flex: '1 1 4rem', minInlineSize: 0, color: vars.color.ink2 })
globalStyle(`${pricing} summary`, { lineHeight: '2.75rem', cursor: 'pointer' })
globalStyle(`${pricing}[open]`, { flexBasis: '100%', order: 9 })
export const priceFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s2,
})
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
  gap: vars.space.s2,
  alignItems: 'end',
  paddingBlockStart: vars.space.s3,
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const small = style({ color: vars.color.ink2, fontSize: vars.text.f2 })
export const due = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  fontSize: vars.text.f7,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
})
export const payButtons = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.s2,
  paddingBlockStart: vars.space.s3,
})
/** Ways to pay that are seldom used, folded until they are. */
export const wallets = style({ paddingBlockStart: vars.space.s1 })
/** As high as a finger wants it. */
globalStyle(`${wallets} summary`, { paddingBlock: vars.space.s3, lineHeight: '1.25rem' })
/** A form above a page's first rule. */
export const asking = style({ paddingBlockEnd: vars.space.s4 })
