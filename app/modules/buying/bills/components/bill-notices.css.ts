import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** Paths in a file have no place to break. */
export const unread = style({
  display: 'grid',
  gap: vars.space.s1,
  marginBlockStart: vars.space.s2,
  paddingInlineStart: '1.1rem',
  overflowWrap: 'anywhere',
})
