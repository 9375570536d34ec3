import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'
import { unseen } from '#app/ui/unseen.ts'

const narrow = breakpoints.oneColumn

const line = style({
  display: 'grid',
  gap: vars.space.s2,
  alignItems: 'start',
  '@media': {
    [narrow]: {
      paddingBlockEnd: vars.space.s3,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
})
export const row = style([
  line,
  {
    gridTemplateColumns: 'minmax(9rem, 1.4fr) minmax(8rem, 1.4fr) 8.5rem 8.5rem',
    '@media': { [narrow]: { gridTemplateColumns: '1fr 1fr' } },
  },
])
export const rowWithCentre = style([
  line,
  {
    gridTemplateColumns: 'minmax(8rem, 1.2fr) minmax(7rem, 1.2fr) minmax(7rem, 1fr) 7.5rem 7.5rem',
    '@media': { [narrow]: { gridTemplateColumns: '1fr 1fr' } },
  },
])
// The cost centre takes a line of its own there, so that debit and credit stay beside each other.
globalStyle(`${rowWithCentre} > :nth-child(3)`, {
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
})
// The first row names the columns; on a narrow screen each row names its fields.
globalStyle(`${line} + ${line} label`, {
  '@media': {
    '(min-width: 861px)': {
      ...unseen,
    },
  },
})
export const sums = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 600,
})
