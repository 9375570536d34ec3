import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const audience = style({ paddingBlockStart: vars.space.s9 })
export const title = style({ fontSize: vars.text.f8, marginBlockEnd: vars.space.s6 })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const entry = style({
  padding: '1.5rem 2rem 1.75rem',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '& + &': { borderInlineStart: `1px solid ${vars.color.line}` },
  },
  '@media': {
    [breakpoints.oneColumn]: {
      selectors: {
        '&:nth-child(n)': { paddingInline: 0, borderInlineStart: 0 },
        '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
      },
    },
  },
})
export const who = style({ fontSize: vars.text.f6, lineHeight: 1.2 })
export const words = style({
  marginBlockStart: '.6rem',
  fontSize: '.9375rem',
  color: vars.color.ink2,
})
