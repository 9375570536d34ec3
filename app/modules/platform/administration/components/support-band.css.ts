import { globalStyle, style } from '@vanilla-extract/css'
import { pageBand } from '#app/shell/frame/page-band.css.ts'
import { vars } from '#app/ui/tokens.css.ts'

const own = style({ background: vars.color.warnWash })
export const band = style([pageBand, own])
globalStyle(`${own} > svg`, { color: vars.color.warn })
export const words = style({ minWidth: 0 })
export const way = style({ marginInlineStart: 'auto' })
