import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const ways = style({ marginBlockStart: vars.space.s5 })
