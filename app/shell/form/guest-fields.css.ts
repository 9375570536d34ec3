import { style } from '@vanilla-extract/css'
import { unseen } from '#app/ui/unseen.ts'

/** Out of sight, and out of the way of whoever does not see. */
export const trap = style(unseen)
export const consent = style({ alignItems: 'start' })
