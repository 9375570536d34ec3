import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const note = style({ paddingBlock: vars.space.s4 })
