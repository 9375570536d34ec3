import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { color, radius, size, space } = vars

/** Columns beside each other, which scroll sideways where they have no room. */
export const board = style({
  display: 'grid',
  // Texts that are hidden inside would widen the page.
  position: 'relative',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(15rem, 1fr)',
  gap: space.s3,
  padding: `${space.s4} ${size.pad}`,
  overflowX: 'auto',
  alignItems: 'start',
  scrollSnapType: 'x proximity',
})
export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s2,
  minHeight: '12rem',
  padding: space.s3,
  background: color.fill,
  borderRadius: radius.r3,
  scrollSnapAlign: 'start',
  selectors: { '&[data-over]': { outline: `2px solid ${color.link}` } },
})
export const columnHead = style({ display: 'grid', gap: '.15rem' })
export const columnTitle = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s2,
  fontWeight: 600,
})
export const quiet = style({ color: color.ink2, fontSize: '.875rem' })
export const cards = style({
  display: 'grid',
  gap: space.s2,
  listStyle: 'none',
  padding: 0,
  margin: 0,
})
export const card = style({
  display: 'grid',
  gap: '.35rem',
  padding: space.s3,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
  selectors: {
    '&[draggable=true]': { cursor: 'grab' },
    '&[data-over]': { borderColor: color.link },
    '&[data-dragged]': { opacity: 0.5 },
  },
})
export const cardTitle = style({
  color: color.ink,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const cardLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space.s2,
  color: color.ink2,
  fontSize: '.875rem',
})
export const amount = style({ color: color.ink, fontVariantNumeric: 'tabular-nums' })
export const buttons = style({ display: 'flex', gap: space.s1, marginBlockStart: '.15rem' })
export const flags = style({
  display: 'grid',
  gap: '.2rem',
  listStyle: 'none',
  padding: 0,
  margin: 0,
})
export const flag = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s1,
  color: color.ink2,
  fontSize: '.8125rem',
})
