import { style } from '@vanilla-extract/css'

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1.25rem',
  paddingBlock: '1rem',
  '@media': { print: { display: 'none' } },
})

/** On a page whose own parts go to its edges, below a bar with the same padding. */
export const padded = style({ paddingInline: 'clamp(1rem, 4vw, 3rem)' })
