import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/index.ts'

export const ways = style({ marginBlockStart: vars.space.s5 })
