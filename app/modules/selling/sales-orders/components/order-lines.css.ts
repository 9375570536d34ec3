import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space, text } = vars
const stacked = breakpoints.stackedTable

/** Beside many figures a name still has room for its words. */
export const item = style({
  minWidth: '11rem',
  paddingBlock: space.s2,
  '@media': { [stacked]: { minWidth: '100%', paddingBlock: 0 } },
})
export const figure = style({
  paddingBlock: space.s2,
  '@media': { [stacked]: { paddingBlock: 0, whiteSpace: 'normal' } },
})
/** Below a name: when the rest can come. */
export const promise = style({ display: 'block', fontSize: text.f1, color: color.ink2 })
/** What follows from a figure: below it, and beside it in a stacked row. */
export const more = style({
  display: 'block',
  fontSize: text.f1,
  color: color.ink2,
  '@media': { [stacked]: { display: 'inline-block', marginInlineStart: space.s3 } },
})
