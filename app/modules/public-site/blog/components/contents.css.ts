import { style } from '@vanilla-extract/css'
import { conditions } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const contents = style({
  paddingBlock: '1rem',
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': {
    '(min-width: 1001px)': { position: 'sticky', insetBlockStart: '2rem' },
  },
})
export const title = style({
  fontSize: vars.text.f1,
  fontWeight: 500,
  color: vars.color.ink3,
  marginBlockEnd: '.4rem',
})
export const list = style({ fontSize: vars.text.f3, lineHeight: 1.4 })
export const link = style({
  display: 'block',
  paddingBlock: '.3rem',
  color: vars.color.ink2,
  ':hover': { color: vars.color.link },
  '@media': { [conditions.touch]: { paddingBlock: '.75rem' } },
})
