import { style } from '@vanilla-extract/css'

/** Of the vault whose rim is seen. */
export const radius = 'max(76vw, 44rem)'

export const sky = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: `calc(50% - ${radius})`,
  width: `calc(2 * ${radius})`,
  height: radius,
})
