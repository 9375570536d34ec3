import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const time = style({ whiteSpace: 'nowrap' })
export const change = style({ fontSize: vars.text.f1 })
export const line = style({ display: 'block', maxWidth: '26rem', overflowWrap: 'anywhere' })
