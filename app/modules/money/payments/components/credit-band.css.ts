import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const place = style({ maxWidth: '62rem', paddingBlockEnd: vars.space.s4 })
