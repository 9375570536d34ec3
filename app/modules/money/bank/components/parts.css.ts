import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

/**
 * An account, its tax, its cost centre where the firm has any, and its share beside each other; on a
 * phone the account has a line of its own.
 */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.5fr) minmax(0, 1fr)',
  gap: vars.space.s3,
  alignItems: 'end',
  selectors: {
    '&:has(> :nth-child(4))': {
      gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
    },
  },
  '@media': {
    [breakpoints.phone]: {
      gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
      selectors: {
        '&:has(> :nth-child(4))': { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
      },
    },
  },
})
export const account = style({
  minWidth: 0,
  '@media': { [breakpoints.phone]: { gridColumn: '1 / -1' } },
})
/** Two amounts beside each other. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s3,
})
/** Fields beside each other with their buttons, below each other where there is no room. */
export const whatIf = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.s3,
})
