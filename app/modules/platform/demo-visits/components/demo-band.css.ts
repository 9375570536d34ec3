import { globalStyle, style } from '@vanilla-extract/css'
import { pageBand } from '#app/shell/frame/page-band.css.ts'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const own = style({ '@media': { [breakpoints.phone]: { columnGap: vars.space.s3 } } })
export const band = style([pageBand, own])
globalStyle(`${own} > svg`, { color: vars.color.link })
export const words = style({ minWidth: 0 })
export const keep = style({ marginInlineStart: 'auto' })
