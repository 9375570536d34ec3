import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const index = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.35rem 1.5rem',
  marginBlockEnd: vars.space.s7,
})
globalStyle(`${index} a`, { paddingBlock: '.25rem' })
export const topic = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.9fr)',
  gap: '1.25rem 2rem',
  paddingBlockEnd: vars.space.s7,
  scrollMarginBlockStart: '1.5rem',
  '@media': { '(max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const title = style({ fontSize: vars.text.f7 })
export const entry = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  scrollMarginBlockStart: '1.5rem',
  ':last-child': { borderBlockEnd: `1px solid ${vars.color.line}` },
})
export const question = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s4,
  minHeight: '3.5rem',
  paddingBlock: '.6rem',
  fontWeight: 550,
  cursor: 'pointer',
  listStyle: 'none',
})
globalStyle(`${question}::-webkit-details-marker`, { display: 'none' })
export const icon = style({
  flex: 'none',
  color: vars.color.ink3,
  transition: `rotate ${vars.motion.t2}`,
})
globalStyle(`${entry}[open] ${icon}`, { rotate: '45deg' })
export const answer = style({
  maxWidth: '38em',
  paddingBlockEnd: '1.4rem',
  color: vars.color.ink2,
})
