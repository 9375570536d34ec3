import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** Apart from the sentence above it, once there is something to say. */
export const band = style({ ':empty': { display: 'none' }, marginBlockStart: vars.space.s4 })
