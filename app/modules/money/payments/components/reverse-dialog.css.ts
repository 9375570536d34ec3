import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** What follows from a decision, point by point. */
export const consequences = style({
  display: 'grid',
  gap: vars.space.s1,
  paddingInlineStart: '1.1rem',
  listStyle: 'disc',
  fontSize: vars.text.f2,
})
