import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space } = vars

export const check = style({ display: 'grid', gap: space.s3, justifyItems: 'start' })
export const said = style({ display: 'grid', gap: space.s1 })
globalStyle(`${said} > p`, { margin: 0 })
export const problem = style({ color: color.bad })
