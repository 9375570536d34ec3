import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** A place and the item that stands there. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: vars.space.s3,
  alignItems: 'end',
})
