import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const page = style({ maxWidth: '42rem', paddingBlockEnd: vars.space.s6 })
export const points = style({
  marginBlockStart: vars.space.s2,
  paddingInlineStart: '1.2rem',
  listStyle: 'disc',
  lineHeight: 1.7,
})
export const breaks = style({ overflowWrap: 'anywhere' })
