import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export { lineHead, options } from '../components/cart-line.css.ts'

/** In sight while the items are scrolled. */
export const scan = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6rem auto',
  gap: vars.space.s2,
  alignItems: 'start',
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
/** In line with the fields beside it, below their labels. */
export const bottom = style({ alignSelf: 'end' })
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
