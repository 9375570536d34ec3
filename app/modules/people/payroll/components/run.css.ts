import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** Notices above the figures of a run. */
export const notices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  paddingBlockEnd: vars.space.s4,
})
