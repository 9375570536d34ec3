import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space, text, size } = vars

export const panels = style({
  fontSize: text.f2,
  '@media': { print: { display: 'none' } },
})
export const panel = style({
  minWidth: 0,
  padding: '1.25rem 1.5rem',
  background: color.surface,
  scrollMarginBlockStart: '5rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': { [breakpoints.foldedRail]: { paddingInline: size.pad } },
})
globalStyle(`aside > ${panels}`, { borderBlockStart: `1px solid ${color.line}` })
/** History stands beside the others where there is room. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignContent: 'start',
  borderBlock: `1px solid ${color.line}`,
  '@media': { [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${page} > ${panel}`, { paddingInline: size.pad })
/** Told elsewhere on the page: then files and comments stand beside each other. */
const untold = `${page}:not(:has(> #history))`
globalStyle(`${untold} > ${panel}:first-child`, { gridColumn: '1 / -1' })
globalStyle(`${untold} > #comments`, {
  borderInlineStart: `1px solid ${color.line}`,
  '@media': { [breakpoints.oneColumn]: { borderInlineStart: 0 } },
})
globalStyle(`${page} > #history`, {
  gridColumn: 2,
  gridRow: '1 / span 5',
  borderBlockStart: 0,
  borderInlineStart: `1px solid ${color.line}`,
  '@media': {
    [breakpoints.oneColumn]: {
      gridColumn: 1,
      gridRow: 'auto',
      borderBlockStart: `1px solid ${color.line}`,
      borderInlineStart: 0,
    },
  },
})
export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s2,
  marginBlockEnd: space.s2,
})
export const heading = style({ fontSize: text.f3 })
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s2,
  marginBlockStart: space.s2,
})
export const ask = style({ marginBlockStart: space.s3 })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s2 })
export const entry = style([row, { minHeight: '2rem' }])
export const name = style({ flex: 1, minWidth: '8rem', overflowWrap: 'anywhere' })
export const comment = style({
  paddingBlock: space.s2,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
})
export const commentText = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const commentHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space.s2,
  color: color.ink3,
  fontSize: text.f1,
})
export const author = style({ fontWeight: 550, color: color.ink, fontSize: text.f2 })
export const changes = style({ fontSize: text.f1, color: color.ink2 })
globalStyle(`${changes} summary`, { cursor: 'pointer', color: color.ink3 })
globalStyle(`${changes} li`, { paddingBlock: '.15rem', overflowWrap: 'anywhere' })
globalStyle(`${changes} del`, { color: color.ink3 })
globalStyle(`${changes} ins`, { textDecoration: 'none', color: color.ink })
