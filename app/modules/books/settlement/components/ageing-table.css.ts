import { style } from '@vanilla-extract/css'

/** Where the columns by age have room, they say it; two lines on a phone need the sum. */
export const overdue = style({
  '@media': { 'screen and (min-width: 761px)': { display: 'none' }, print: { display: 'none' } },
})
