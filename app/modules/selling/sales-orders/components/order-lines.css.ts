import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space, text } = vars
const stacked = { '@media': { [breakpoints.stackedTable]: { minWidth: '100%', paddingBlock: 0 } } }

/** Beside many figures a name still has room for its words. */
export const item = style({ minWidth: '11rem', paddingBlock: space.s2, ...stacked })
/** What follows from the figure above it, or when the rest can come. */
export const more = style({ display: 'block', fontSize: text.f1, color: color.ink2 })
