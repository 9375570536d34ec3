import { globalStyle, style } from '@vanilla-extract/css'

export const body = style({ minWidth: 0 })
/** The tabs above have their own rule. */
globalStyle(`${body} > section:first-child`, { borderBlockStart: 0 })
