import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const form = style({ marginBlock: `${vars.space.s5} ${vars.space.s6}` })
