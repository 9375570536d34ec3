import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

/** The first row of a line of a sale: its name, and its amount at the end. */
export const lineHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s3,
})
/** Two fields beside each other with what takes them over. */
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
  gap: vars.space.s2,
  alignItems: 'end',
  paddingBlockStart: vars.space.s3,
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
