import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const entry = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  ':last-child': { borderBlockEnd: `1px solid ${vars.color.line}` },
})
export const question = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s4,
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
