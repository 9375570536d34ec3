import { style } from '@vanilla-extract/css'
import { breakpoints, conditions } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const topics = style({
  columns: 3,
  columnGap: '2.5rem',
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    '(max-width: 1000px)': { columns: 2 },
    [breakpoints.phone]: { columns: 1 },
  },
})
export const topic = style({
  breakInside: 'avoid',
  paddingBlock: `${vars.space.s6} ${vars.space.s3}`,
})
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.65rem',
  marginBlockEnd: vars.space.s3,
  fontSize: vars.text.f6,
  lineHeight: 1.2,
})
export const icon = style({ color: vars.color.link, width: '1.375rem', height: '1.375rem' })
export const link = style({
  display: 'block',
  paddingBlock: '.35rem',
  color: vars.color.link,
  textUnderlineOffset: '.2em',
  ':hover': { textDecoration: 'underline' },
  '@media': { [conditions.touch]: { paddingBlock: '.65rem' } },
})
