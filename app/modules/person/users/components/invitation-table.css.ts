import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const email = style({ overflowWrap: 'anywhere' })
export const buttons = style({
  display: 'flex',
  gap: vars.space.s2,
  '@media': {
    [breakpoints.stackedTable]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      paddingInlineStart: vars.space.s3,
    },
  },
})
