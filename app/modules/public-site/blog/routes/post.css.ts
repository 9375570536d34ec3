import { style } from '@vanilla-extract/css'

const folded = '(max-width: 1000px)'

export const page = style({ paddingBlockStart: 'clamp(1.25rem, 3vw, 2.5rem)' })
export const body = style({ marginBlockStart: 'clamp(2rem, 4vw, 3rem)' })
export const withContents = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 42rem) minmax(0, 18rem)',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '2.5rem 4rem',
  '@media': { [folded]: { gridTemplateColumns: 'minmax(0, 42rem)' } },
})
/** Beside its contents the text stands first, though it comes after them. */
export const words = style({
  maxWidth: '42rem',
  selectors: { [`${withContents} > &`]: { gridColumn: 1, gridRow: 1 } },
  '@media': { [folded]: { selectors: { [`${withContents} > &`]: { gridRow: 2 } } } },
})
