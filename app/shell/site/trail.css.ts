import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const trail = style({ display: 'flex', flexWrap: 'wrap', color: vars.color.ink3 })
globalStyle(`${trail} li + li::before`, { content: '"/" / ""', marginInline: '.5rem' })
