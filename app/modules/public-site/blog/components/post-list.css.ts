import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const list = style({
  marginBlockStart: vars.space.s7,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const post = style({
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 44rem)',
  gap: '.6rem 2rem',
  paddingBlock: '2rem 2.1rem',
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const facts = style({
  flexDirection: 'column',
  paddingBlockStart: '.4rem',
  '@media': { [breakpoints.oneColumn]: { flexDirection: 'row', paddingBlockStart: 0 } },
})
export const title = style({ fontSize: vars.text.f7 })
export const link = style({ ':hover': { color: vars.color.link } })
export const words = style({ marginBlock: '.6rem 1rem', color: vars.color.ink2 })
