import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const folded = breakpoints.foldedPreview
const wide = '(min-width: 1281px)'

/** A form with a rail beside it, which folds under the head where it is narrow. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 21rem',
  '@media': { [folded]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const rail = style({
  display: 'grid',
  gap: vars.space.s4,
  alignContent: 'start',
  padding: `${vars.space.s5} ${vars.size.pad}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [wide]: { position: 'sticky', insetBlockStart: vars.size.topbar, alignSelf: 'start' },
  },
})
export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.text.f6,
  fontWeight: 500,
  lineHeight: 1.2,
})
globalStyle(`${columns} > form`, {
  '@media': { [wide]: { borderInlineEnd: `1px solid ${vars.color.line}` } },
})
globalStyle(`${rail} td`, { paddingBlock: '.3rem', lineHeight: 1.4 })
