import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'
import { unseen } from '#app/ui/unseen.ts'

export { lineHead, options } from './cart-line.css.ts'

const narrow = breakpoints.oneColumn
const finger = '2.75rem'
/** Wide enough for three columns beside each other. */
const wide = '(min-width: 1181px)'
const beside = '(min-width: 861px)'

/**
 * The whole screen: search above, categories, items and the cart beside each other, each scrolled by
 * itself, what is due at the foot of the cart. On one column all of it below each other, with what
 * is due at the foot of the screen. Controls are as high as a finger wants them.
 */
export const screen = style({
  vars: { [vars.size.control]: finger, [vars.size.smallControl]: finger },
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: vars.color.paper,
  '@media': {
    [beside]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(21rem, 26.5rem)',
      gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"top top" "shelves cart" "grid cart" "grid pay"',
      flex: 1,
      minBlockSize: 0,
    },
    [wide]: {
      gridTemplateColumns: '11rem minmax(0, 1fr) 26.5rem',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"top top top" "shelves grid cart" "shelves grid pay"',
    },
  },
})
export const top = style({
  gridArea: 'top',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  padding: `${vars.space.s2} ${vars.space.s4}`,
})
export const topName = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minInlineSize: 0,
  fontWeight: 600,
  '@media': { [wide]: { minInlineSize: '10rem' }, [narrow]: { flex: 1 } },
})
export const topEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  marginInlineStart: 'auto',
})
export const topTitle = style({
  fontSize: vars.text.f4,
  fontFamily: vars.font.sans,
  fontWeight: 600,
})
/** It needs room that a phone has not. */
export const wideOnly = style({ '@media': { [breakpoints.foldedPreview]: { display: 'none' } } })
/** On a phone heard, not read. */
export const barWords = style({
  '@media': {
    [breakpoints.phone]: unseen,
  },
})
/** In sight while the items are scrolled. */
export const scan = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5rem auto',
  gap: vars.space.s2,
  alignItems: 'start',
  flex: '1 1 22rem',
  maxInlineSize: '38rem',
  '@media': {
    [narrow]: { order: 9, flexBasis: '100%', maxInlineSize: 'none' },
    [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr) 4.5rem auto' },
  },
})
/** The fields of the scan say by their placeholders what their labels say to those who hear them. */
globalStyle(`${scan} label`, unseen)
export const scanText = style({})
globalStyle(`${scanText} input`, { fontSize: vars.text.f4 })
/** In line with the fields beside it, below their labels. */
export const bottom = style({ alignSelf: 'end' })
/** Below the fields that it takes over, in a row of its own on a phone. */
export const takeOver = style({
  alignSelf: 'end',
  '@media': { [breakpoints.phone]: { gridColumn: '1 / -1' } },
})

/** Favourites and the categories: beside the items, or in a row above them. */
export const shelves = style({
  gridArea: 'shelves',
  display: 'flex',
  gap: vars.space.s1,
  overflowX: 'auto',
  padding: `0 ${vars.space.s3} ${vars.space.s2}`,
  '@media': {
    [wide]: { flexDirection: 'column', overflowX: 'visible', overflowY: 'auto' },
    [narrow]: { paddingBlockStart: vars.space.s2 },
  },
})
export const shelf = style({
  display: 'flex',
  flex: 'none',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s3,
  minBlockSize: finger,
  paddingInline: vars.space.s3,
  border: '1px solid transparent',
  borderRadius: vars.radius.r2,
  color: vars.color.ink2,
  textDecoration: 'none',
  fontWeight: 500,
  selectors: {
    '&:hover': { background: vars.color.fill },
    '&[aria-current]': {
      color: vars.color.ink,
      background: vars.color.surface,
      borderColor: vars.color.line,
    },
  },
})
export const shelfCount = style({
  color: vars.color.ink3,
  fontSize: vars.text.f2,
  fontVariantNumeric: 'tabular-nums',
})

export const grid = style({
  gridArea: 'grid',
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [beside]: { overflowY: 'auto', borderInlineStart: `1px solid ${vars.color.line}` },
    [narrow]: { order: 5, flex: 1 },
  },
})
export const gridHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  padding: `${vars.space.s3} ${vars.space.s4}`,
})
/** Heard where it need not be read: the shelf that is open says the same. */
export const title = style({ fontSize: vars.text.f5, flex: 1, margin: 0 })
export const items = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))',
  gap: 1,
  overflow: 'hidden',
  paddingBlockEnd: 1,
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** Each has its own hairlines: the row's empty end is no tile. */
globalStyle(`${items} > *`, { boxShadow: `0 0 0 1px ${vars.color.line}` })
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minInlineSize: 0,
  padding: 0,
  textAlign: 'start',
  font: 'inherit',
  color: vars.color.ink,
  background: vars.color.surface,
  border: 0,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.fill },
    '&:focus-visible': { outlineOffset: -3, zIndex: 1 },
    '&:active': { background: vars.color.wash },
    '&[data-count]::after': {
      content: 'attr(data-count)',
      position: 'absolute',
      insetBlockStart: vars.space.s2,
      insetInlineEnd: vars.space.s2,
      minInlineSize: '1.75rem',
      lineHeight: '1.75rem',
      paddingInline: vars.space.s1,
      borderRadius: '1rem',
      background: vars.color.accent,
      color: vars.color.on,
      fontSize: vars.text.f2,
      fontWeight: 700,
      textAlign: 'center',
    },
  },
})
export const picture = style({
  inlineSize: '100%',
  blockSize: '7.5rem',
  objectFit: 'cover',
  background: vars.color.fill,
  '@media': { [breakpoints.phone]: { blockSize: '5rem' } },
})
/** What has no picture is known by its first letters, on a colour of its own. */
export const noPicture = style([
  picture,
  {
    display: 'grid',
    placeItems: 'center',
    color: vars.color.ink3,
    fontFamily: vars.font.serif,
    fontSize: vars.text.f7,
  },
])
export const tints = [
  style({ background: `color-mix(in oklab, ${vars.color.gold} 14%, ${vars.color.surface})` }),
  style({ background: `color-mix(in oklab, ${vars.color.clay} 13%, ${vars.color.surface})` }),
  style({ background: `color-mix(in oklab, ${vars.color.sky} 13%, ${vars.color.surface})` }),
  style({ background: vars.color.okWash }),
  style({ background: vars.color.wash }),
]
export const itemName = style({
  padding: `${vars.space.s3} ${vars.space.s3} ${vars.space.s1}`,
  fontWeight: 550,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
})
export const itemFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s2}`,
  padding: `0 ${vars.space.s3} ${vars.space.s3}`,
})
export const price = style({
  color: vars.color.ink2,
  fontSize: vars.text.f4,
  fontVariantNumeric: 'tabular-nums',
})
export const left = style({ color: vars.color.ink3, fontSize: vars.text.f1 })
export const leftLow = style([left, { color: vars.color.warn, fontWeight: 600 }])

/** The cart's column above what is due. */
export const cart = style({
  gridArea: 'cart',
  display: 'grid',
  alignContent: 'start',
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [beside]: { overflowY: 'auto', borderInlineStart: `1px solid ${vars.color.line}` },
    // Its lines stand above the items there, what is seldom needed of it below them.
    [narrow]: { display: 'contents' },
  },
})
export const basket = style({
  background: vars.color.surface,
  '@media': {
    [narrow]: {
      maxBlockSize: '17rem',
      overflowY: 'auto',
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
})
export const basketHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minBlockSize: '3.5rem',
  paddingInline: vars.space.s4,
  '@media': { [narrow]: { minBlockSize: '3rem' } },
})
export const nothing = style({
  padding: `0 ${vars.space.s4} ${vars.space.s4}`,
  color: vars.color.ink2,
})
export const adding = style({
  paddingInline: vars.space.s4,
  color: vars.color.ink2,
  fontSize: vars.text.f2,
})
export const refused = style({
  margin: `0 ${vars.space.s4} ${vars.space.s3}`,
  padding: vars.space.s3,
  borderRadius: vars.radius.r2,
  background: vars.color.badWash,
  color: vars.color.bad,
})
export const lines = style({
  display: 'grid',
  gap: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
/** Name, how many and what it comes to; below the name its price. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(4.5rem, auto) auto',
  alignItems: 'center',
  gap: `0 ${vars.space.s2}`,
  padding: `${vars.space.s2} ${vars.space.s2} ${vars.space.s2} ${vars.space.s4}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
})
export const lineName = style({
  gridColumn: 1,
  gridRow: 1,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const lineAmount = style({
  gridColumn: 3,
  gridRow: '1 / span 2',
  fontWeight: 650,
  fontSize: vars.text.f4,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [breakpoints.phone]: { gridColumn: 2, gridRow: 1 } },
})
export const stepper = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  display: 'flex',
  alignItems: 'center',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r2,
  '@media': { [breakpoints.phone]: { gridColumn: '2 / -1', gridRow: 2, justifySelf: 'end' } },
})
export const remove = style({
  gridColumn: 4,
  gridRow: '1 / span 2',
  '@media': { [breakpoints.phone]: { gridColumn: 3, gridRow: 1 } },
})
export const quantity = style({ inlineSize: '3.25rem' })
globalStyle(`${quantity} input`, {
  textAlign: 'center',
  border: 0,
  paddingInline: 0,
  fontWeight: 650,
  background: 'transparent',
})
/** Its line says what it is of, and a number between a minus and a plus is a quantity. */
globalStyle(`${quantity} label`, unseen)
export const each = style({ gridColumn: 1, color: vars.color.ink2, fontSize: vars.text.f2 })
export const pricing = style({
  gridColumn: 1,
  minInlineSize: 0,
  color: vars.color.ink2,
  fontSize: vars.text.f2,
})
/** As high as a finger wants it, of which half lies over the name. */
globalStyle(`${pricing} summary`, {
  lineHeight: '1.5rem',
  paddingBlock: '.625rem',
  marginBlock: '-.375rem',
  cursor: 'pointer',
})
globalStyle(`${pricing}[open]`, { gridColumn: '1 / -1' })
export const priceFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s2,
  paddingBlockEnd: vars.space.s2,
})
export const fromList = style({
  gridColumn: '1 / -1',
  color: vars.color.ink3,
  fontSize: vars.text.f1,
})

/** What is seldom needed of a sale, below its lines. */
export const pay = style({
  padding: `0 ${vars.space.s4} ${vars.space.s4}`,
  '@media': { [narrow]: { order: 6, background: vars.color.surface } },
})
export const ofFilled = style({
  display: 'none',
  selectors: { [`${screen}:has([data-filled]) &`]: { display: 'block' } },
})
/** Two choices beside each other, and the button that takes them over below. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s2,
  alignItems: 'end',
  paddingBlockStart: vars.space.s3,
})
export const whole = style({ gridColumn: '1 / -1' })
export const small = style({ color: vars.color.ink2, fontSize: vars.text.f2 })
/** Ways to pay that are seldom used, folded until they are. */
export const wallets = style({ paddingBlockStart: vars.space.s1 })
/** As high as a finger wants it. */
globalStyle(`${wallets} summary`, { paddingBlock: vars.space.s3, lineHeight: '1.25rem' })
/** A form above a page's first rule. */
export const asking = style({ paddingBlockEnd: vars.space.s4 })
export const parkedTitle = style({ fontSize: vars.text.f3, fontWeight: 600, margin: 0 })
export const parked = style({
  order: 6,
  display: 'grid',
  gap: vars.space.s2,
  padding: vars.space.s4,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
})
