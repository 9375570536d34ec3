import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const narrow = breakpoints.oneColumn

/** What is sold on the left, the cart on the right; below each other where there is no room. */
export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 28rem)',
  gridTemplateAreas: '"scan cart" "grid cart" "grid pay"',
  gridTemplateRows: 'auto auto 1fr',
  gap: `${vars.space.s4} ${vars.space.s6}`,
  paddingInline: vars.space.s5,
  paddingBlockEnd: vars.space.s6,
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"scan" "cart" "pay" "grid"',
      gridTemplateRows: 'auto',
      paddingInline: vars.space.s4,
    },
  },
})
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
export const grid = style({ gridArea: 'grid' })
export const cart = style({ gridArea: 'cart' })
export const pay = style({ gridArea: 'pay' })
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
  minBlockSize: '4.5rem',
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
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
  gap: vars.space.s2,
  alignItems: 'start',
})
export const fixed = style({
  gridColumn: '2 / 4',
  alignSelf: 'end',
  paddingBlock: vars.space.s2,
  color: vars.color.ink2,
})
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
  gap: vars.space.s2,
  alignItems: 'end',
  paddingBlockStart: vars.space.s3,
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const due = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  fontSize: vars.text.f7,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
})
export const small = style({ color: vars.color.ink2, fontSize: vars.text.f2 })
export const payButtons = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.s2,
  paddingBlockStart: vars.space.s3,
})
/** Ways to pay that are seldom used, folded until they are. */
export const wallets = style({ paddingBlockStart: vars.space.s3 })
/** A form above a page's first rule. */
export const asking = style({ paddingBlockEnd: vars.space.s4 })
