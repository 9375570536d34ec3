import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** Words, or buttons, above or below a table. */
export const around = style({ paddingBlock: vars.space.s4 })
