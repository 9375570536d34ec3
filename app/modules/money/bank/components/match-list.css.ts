import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

/** What the bank says on the one side, what it may be on the other. */
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** The button for all that are sure, below the words on it. */
export const sure = style({ marginBlockStart: vars.space.s2 })
export const aboveList = style({ paddingBlockEnd: vars.space.s3 })
/** Words and the button below a table of several. */
export const belowTable = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s3,
  paddingBlock: vars.space.s3,
})
export const side = style({
  display: 'flex',
  gap: vars.space.s3,
  alignItems: 'flex-start',
  padding: `${vars.space.s3} ${vars.size.pad}`,
})
export const found = style({
  background: vars.color.fill,
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': { [breakpoints.oneColumn]: { borderInlineStart: 'none' } },
})
export const words = style({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' })
export const amount = style({ whiteSpace: 'nowrap', textAlign: 'end' })
export const tags = style({ display: 'inline-flex', gap: vars.space.s1, marginBlockStart: '.2rem' })
export const buttons = style({
  display: 'flex',
  gap: vars.space.s2,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
})
