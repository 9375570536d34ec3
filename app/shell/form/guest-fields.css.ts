import { style } from '@vanilla-extract/css'

/** Out of sight, and out of the way of whoever does not see. */
export const trap = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const consent = style({ alignItems: 'start' })
