import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const branch = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  selectors: {
    '& &': {
      marginInlineStart: vars.space.s3,
      paddingInlineStart: vars.space.s3,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
})

export const person = style({ paddingBlock: vars.space.s1 })
