import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints, conditions } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'
import { unseen } from '#app/ui/unseen.ts'

export const figureLink = style({
  textDecoration: 'underline transparent',
  textUnderlineOffset: '.15em',
  textDecorationThickness: 1,
  selectors: { '&:hover': { textDecorationColor: vars.color.edge } },
})
export const tiles = style({
  overflow: 'hidden',
  background: vars.color.surface,
  '@media': {
    [breakpoints.oneColumn]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
globalStyle(`${tiles} > *`, { boxShadow: `0 0 0 1px ${vars.color.line}` })
/** The last tile takes what is left of its row: three stand in one, two on narrow screens, one on phones. */
const oneOfTwo = { [breakpoints.oneColumn]: { gridColumn: 'auto' } }
globalStyle(`${tiles} > :last-child:nth-child(3n + 1)`, {
  gridColumn: 'span 3',
  '@media': oneOfTwo,
})
globalStyle(`${tiles} > :last-child:nth-child(3n + 2)`, {
  gridColumn: 'span 2',
  '@media': oneOfTwo,
})
globalStyle(`${tiles} > :last-child:nth-child(odd)`, {
  '@media': {
    [breakpoints.oneColumn]: { gridColumn: 'span 2' },
    [breakpoints.phone]: { gridColumn: 'auto' },
  },
})
export const tileRows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  paddingInline: 0,
  paddingBlockStart: vars.space.s2,
  listStyle: 'none',
  fontSize: vars.text.f2,
})
export const tileRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.s3,
  minBlockSize: '1.75rem',
})
globalStyle(`${tileRow} > :last-child`, { flex: 'none', whiteSpace: 'nowrap' })
export const tileLink = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textDecoration: 'underline transparent',
  textUnderlineOffset: '.15em',
  selectors: { '&:hover': { textDecorationColor: vars.color.edge } },
  '@media': { [conditions.touch]: { paddingBlock: '.8rem' } },
})
export const arrange = style({ display: 'grid', gap: vars.space.s2, maxInlineSize: '34rem' })
/** What it is, its place, and whether it is shown. */
export const arrangeRow = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s3,
  // What is wrong with a place needs the width of the line.
  selectors: { '&:has([aria-invalid])': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${arrangeRow} > div label`, unseen)
export const note = style({ paddingInline: vars.size.pad, color: vars.color.ink2 })

/** Two days and their button in one line, below each other where there is no room. */
export const ownPeriod = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.s3,
  paddingBlockEnd: vars.space.s4,
})

export const step = style({ display: 'grid', gap: vars.space.s3, justifyItems: 'start' })
export const stepTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  fontSize: vars.text.f4,
  fontWeight: 600,
})
export const stepNumber = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.75rem',
  height: '1.75rem',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: '50%',
  fontSize: vars.text.f2,
  fontWeight: 500,
  color: vars.color.ink2,
})
export const stepDone = style({
  borderColor: vars.color.ok,
  background: vars.color.okWash,
  color: vars.color.ok,
})
export const welcome = style({
  maxWidth: '40rem',
  '@media': { [breakpoints.phone]: { maxWidth: 'none' } },
})
