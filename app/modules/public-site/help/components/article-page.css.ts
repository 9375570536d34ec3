import { globalStyle, style } from '@vanilla-extract/css'
import { conditions } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 44rem) minmax(14rem, 18rem)',
  justifyContent: 'space-between',
  gap: '3rem',
  alignItems: 'start',
  paddingBlockStart: 'clamp(1.25rem, 3vw, 2.5rem)',
  '@media': { '(max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 44rem)', gap: '2rem' } },
})
export const article = style({ minWidth: 0 })
export const title = style({
  marginBlockStart: vars.space.s4,
  fontSize: vars.text.f8,
  overflowWrap: 'break-word',
  hyphens: 'auto',
})
export const lead = style({
  marginBlock: '1rem 2rem',
  fontSize: vars.text.f5,
  color: vars.color.ink2,
})
export const contents = style({
  marginBlockEnd: '2rem',
  paddingBlock: vars.space.s4,
  borderBlock: `1px solid ${vars.color.line}`,
  fontSize: '.9375rem',
})
export const contentsTitle = style({
  marginBlockEnd: '.35rem',
  fontSize: vars.text.f2,
  fontWeight: 500,
  color: vars.color.ink3,
})
globalStyle(`${contents} a`, {
  display: 'block',
  paddingBlock: '.25rem',
  color: vars.color.link,
  textUnderlineOffset: '.2em',
  '@media': { [conditions.touch]: { paddingBlock: '.65rem' } },
})
globalStyle(`${contents} a:hover`, { textDecoration: 'underline' })
export const updated = style({ marginBlockStart: '2rem' })
export const onwards = style({
  display: 'grid',
  gap: vars.space.s5,
  paddingBlockStart: vars.space.s5,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: '.9375rem',
  '@media': { '(min-width: 1001px)': { position: 'sticky', insetBlockStart: '2rem' } },
})
export const label = style({
  display: 'block',
  marginBlockEnd: '.25rem',
  fontSize: vars.text.f2,
  color: vars.color.ink3,
})
