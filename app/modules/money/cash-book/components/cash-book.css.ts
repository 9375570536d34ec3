import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** The months beside this one and the book as files, above its figures. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  paddingBlockEnd: vars.space.s4,
})
/** What was counted and closed, below the lines of a day. */
export const foot = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s2,
  paddingBlock: vars.space.s3,
})

/** Columns stand below each other from day to day. */
export const lines = style({})
globalStyle(`${lines} > table`, { tableLayout: 'fixed', width: '100%' })
globalStyle(`${lines} th:first-child`, { width: '7rem' })
globalStyle(`${lines} th:nth-child(n + 3)`, { width: '9rem' })
