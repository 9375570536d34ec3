import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'
import { unseen } from '#app/ui/unseen.ts'

const { color, space, text, size, radius } = vars
const folded = breakpoints.oneColumn

export const caption = style(unseen)
export const number = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
})
export const table = style({ width: '100%', '@media': { [folded]: { display: 'block' } } })

globalStyle(`${table} th`, {
  padding: '.5rem .6rem',
  borderBlock: `1px solid ${color.line}`,
  background: color.fill,
  fontSize: text.f1,
  fontWeight: 500,
  color: color.ink3,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})
globalStyle(`${table} th.${number}`, { textAlign: 'end' })
globalStyle(`${table} td`, {
  height: '3.25rem',
  padding: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  borderInlineStart: `1px solid ${color.line}`,
  fontSize: text.f2,
  verticalAlign: 'top',
})
globalStyle(`${table} thead`, {
  '@media': {
    [folded]: {
      ...unseen,
      display: 'block',
    },
  },
})
globalStyle(`${table} tbody`, { '@media': { [folded]: { display: 'block' } } })
globalStyle(`${table} tbody tr`, {
  '@media': {
    [folded]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'repeat(6, 1fr)',
      gap: '.4rem',
      padding: '.25rem 1rem .9rem',
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
})
globalStyle(`${table} tbody td`, {
  '@media': { [folded]: { display: 'block', width: 'auto', height: 'auto', border: 0 } },
})
globalStyle(`${table} td[data-title]`, { '@media': { [folded]: { gridColumn: 'span 2' } } })
globalStyle(`${table} td[data-title]::before`, {
  '@media': {
    [folded]: {
      content: 'attr(data-title)',
      display: 'block',
      fontSize: text.f1,
      fontWeight: 500,
      lineHeight: 1.5,
      color: color.ink3,
    },
  },
})

/** An input that is its whole cell. */
export const input = style({
  width: '100%',
  height: '3.25rem',
  padding: '0 .6rem',
  border: 0,
  borderRadius: 0,
  background: 'none',
  appearance: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
  textOverflow: 'ellipsis',
  '::placeholder': { color: color.ink3, opacity: 1 },
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${color.edge}` },
    '&:focus': { outline: `2px solid ${color.ring}`, outlineOffset: -2, background: color.surface },
    '&[aria-invalid]': { boxShadow: `inset 0 0 0 2px ${color.bad}` },
  },
  '@media': {
    [folded]: {
      height: '2.75rem',
      border: `1px solid ${color.edge}`,
      borderRadius: radius.r2,
      textAlign: 'start',
    },
  },
})

export const item = style({
  selectors: {
    'td&': { borderInlineStart: 0 },
    '&:hover': { boxShadow: `inset 0 0 0 1px ${color.edge}` },
    '&:focus-within': { outline: `2px solid ${color.ring}`, outlineOffset: -2 },
    '&:has([aria-invalid])': { boxShadow: `inset 0 0 0 2px ${color.bad}` },
  },
  '@media': { [folded]: { gridColumn: '1 / -1 !important', outline: '0 !important' } },
})
export const description = style({
  display: 'block',
  width: '100%',
  minHeight: '2rem',
  padding: '.45rem .6rem 0',
  border: 0,
  background: 'none',
  resize: 'none',
  lineHeight: 1.5,
  fieldSizing: 'content',
  '::placeholder': { color: color.ink3, opacity: 1 },
  selectors: {
    // Nothing is in it yet: where one writes is to be seen.
    '&:placeholder-shown': { boxShadow: `inset 0 0 0 1px ${color.edge}`, borderRadius: radius.r2 },
    '&:focus': { outline: 0 },
  },
  '@media': {
    [folded]: {
      minHeight: '2.75rem',
      marginBlock: '0 .35rem !important',
      padding: '.6rem',
      border: `1px solid ${color.edge}`,
      borderRadius: radius.r2,
      selectors: { '&:focus': { outline: `2px solid ${color.ring}`, outlineOffset: -2 } },
    },
  },
})
export const sku = style({
  display: 'block',
  paddingInline: '.6rem',
  paddingBlockEnd: '.35rem',
  fontSize: text.f1,
  lineHeight: 1.35,
  color: color.ink3,
  '@media': { [folded]: { paddingInline: 0 } },
})

export const boxes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s3}`,
  paddingInline: '.6rem',
  paddingBlockEnd: '.35rem',
})
export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35rem',
  minHeight: '1.6rem',
  fontSize: text.f1,
  color: color.ink2,
})

export const numberCell = style({ width: '5.25rem' })
/** A price of a million is wider than its column, which then gives way. */
globalStyle(`${numberCell} input`, {
  '@media': {
    '(min-width: 861px)': { fieldSizing: 'content', minWidth: '100%', maxWidth: '9rem' },
  },
})
export const unitCell = style({ width: '5rem' })
export const discountCell = style({ width: '6rem' })
export const taxCell = style({ width: '5.5rem' })
export const pair = style({ display: 'flex' })
export const kind = style({
  width: '2.5rem',
  flex: 'none',
  height: '3.25rem',
  padding: '0 .35rem',
  border: 0,
  background: 'none',
  appearance: 'none',
  textAlign: 'center',
  color: color.ink2,
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${color.edge}` },
    '&:focus': { outline: `2px solid ${color.ring}`, outlineOffset: -2 },
  },
  '@media': { [folded]: { height: '2.75rem' } },
})
export const amount = style({
  width: '6rem',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 550,
})
export const amountText = style({
  display: 'block',
  paddingInline: '.6rem',
  lineHeight: '3.25rem',
  whiteSpace: 'nowrap',
  '@media': { [folded]: { padding: 0, lineHeight: '2.75rem', fontSize: text.f4 } },
})
export const remove = style({
  width: `calc(${size.pad} + 1.4rem)`,
  verticalAlign: 'middle !important',
  selectors: { 'td&': { borderInlineStart: 0 } },
  '@media': {
    [folded]: { position: 'absolute', insetBlockStart: '.25rem', insetInlineEnd: '.5rem' },
  },
})
export const move = style({
  width: `calc(${size.pad} + .6rem)`,
  selectors: { 'td&': { borderInlineStart: 0, paddingInlineStart: `calc(${size.pad} - 1.25rem)` } },
  '@media': {
    [folded]: {
      position: 'absolute',
      insetBlockStart: '.25rem',
      insetInlineEnd: '3rem',
      display: 'flex !important',
      width: 'auto',
    },
  },
})
export const moveButton = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.6rem',
  height: '1.625rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink3,
  selectors: {
    '&:hover': { color: color.ink },
    '&:focus-visible': { outlineOffset: -2 },
    'tbody tr:first-child &:first-child, tbody tr:last-child &:last-child': {
      visibility: 'hidden',
    },
  },
  '@media': { [folded]: { width: '2.25rem', height: '2.25rem' } },
})
/** The name of the first field stands beside the buttons of the line, as high as they are. */
globalStyle(`${table} ${item}[data-title]::before`, {
  '@media': { [folded]: { lineHeight: '2.25rem' } },
})
export const problemRow = style({})
globalStyle(`${problemRow} > td`, {
  height: 'auto',
  padding: `.35rem ${size.pad}`,
  background: color.badWash,
  '@media': { [folded]: { gridColumn: '1 / -1' } },
})

export const adder = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  padding: `.6rem ${size.pad}`,
})
export const adderField = style({ position: 'relative', flex: '1 1 16rem', maxWidth: '26rem' })
export const keys = style({ fontSize: text.f1, color: color.ink3 })
export const results = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: 5,
  maxHeight: '20rem',
  overflowY: 'auto',
  marginBlockStart: '.3rem',
  padding: '.375rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r3,
  background: color.raised,
  boxShadow: vars.shadow.e2,
  listStyle: 'none',
})
export const result = style({
  display: 'flex',
  gap: '.75rem',
  alignItems: 'baseline',
  minHeight: '2.125rem',
  padding: '.35rem .55rem',
  borderRadius: 6,
  fontSize: text.f2,
  cursor: 'pointer',
  selectors: { '&[aria-selected=true], &:hover': { background: color.fill } },
})
export const resultName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const resultSku = style({ color: color.ink3, fontSize: text.f1 })
