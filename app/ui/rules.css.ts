import { breakpoints } from './breakpoints.ts'
import { kitGlobal, kitStyle, kitVariants } from './kit-style.ts'
import { vars } from './tokens.css.ts'

export const rules = kitStyle({
  display: 'grid',
  gap: 1,
  background: vars.color.line,
  borderBlock: `1px solid ${vars.color.line}`,
  selectors: { '& + &': { borderBlockStart: 0 } },
})
export const columns = kitVariants({
  one: {},
  two: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  three: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '@media': { [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  four: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '@media': { [breakpoints.foldedRail]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  wideAndNarrow: {
    gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1fr)',
    '@media': { [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
})
/** A cell without a neighbour takes the whole row, so that no ground shows beside it. */
kitGlobal(`${columns.two} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' })
kitGlobal(`${rules} > *`, {
  minWidth: 0,
  padding: `1.25rem ${vars.size.pad}`,
  background: vars.color.surface,
})
/** Its table runs to the edges of the cell. */
export const flush = kitStyle({
  selectors: { '&&': { paddingInline: 0, paddingBlockEnd: vars.space.s2 } },
})
export const caption = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: '1.875rem',
  marginBlockEnd: '.9rem',
  selectors: { [`${flush} > &`]: { paddingInline: vars.size.pad } },
})
export const captionTitle = kitStyle({ marginInlineEnd: 'auto', fontSize: vars.text.f3 })

export const figureCell = kitStyle({ position: 'relative' })
export const figureLabel = kitStyle({
  fontSize: vars.text.f2,
  fontWeight: 500,
  color: vars.color.ink2,
})
export const figure = kitStyle({
  marginBlock: '.15rem .1rem',
  fontSize: vars.text.figure,
  fontWeight: 500,
  lineHeight: 1.3,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [breakpoints.phone]: { fontSize: '1.25rem' } },
})
export const aside = kitStyle({
  position: 'absolute',
  insetBlockStart: '1.15rem',
  insetInlineEnd: vars.size.pad,
  color: vars.color.link,
  '@media': { [breakpoints.phone]: { display: 'none' } },
})

export const facts = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.35rem 1.5rem',
  fontSize: vars.text.f2,
})
export const sums = kitStyle({ gridTemplateColumns: 'minmax(0, 1fr) auto' })
export const term = kitStyle({ color: vars.color.ink2 })
export const total = kitStyle({
  paddingBlockStart: '.35rem',
  borderBlockStart: `1px solid ${vars.color.ink}`,
  fontWeight: 600,
  color: vars.color.ink,
})
/** Closes the gap in the rule above a total. */
export const totalValue = kitStyle({ marginInlineStart: '-1.5rem', paddingInlineStart: '1.5rem' })
