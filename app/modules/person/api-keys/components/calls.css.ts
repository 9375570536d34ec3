import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const given = style({ overflowWrap: 'anywhere', fontSize: vars.text.f1 })
