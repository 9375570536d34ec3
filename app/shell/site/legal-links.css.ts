import { style } from '@vanilla-extract/css'

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1.25rem',
  paddingBlock: '1rem',
  '@media': { print: { display: 'none' } },
})
