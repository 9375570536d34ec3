import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const table = style({})

/** Twelve months and a year fit a window of 1440 pixels beside the menu. */
globalStyle(`${table} :is(td, th)`, {
  '@media': { [breakpoints.wide]: { paddingInline: '.35rem' } },
})
globalStyle(`${table} :is(td, th):first-child`, {
  '@media': { [breakpoints.wide]: { paddingInlineStart: vars.size.pad } },
})

globalStyle(`${table} td:first-child`, { minWidth: '11rem' })

/** Names stay in sight while months scroll by. */
globalStyle(`${table} :is(td, th):first-child:not([colspan])`, {
  '@media': {
    [breakpoints.stackedTable]: {
      position: 'sticky',
      insetInlineStart: 0,
      maxWidth: '46vw',
      background: vars.color.surface,
    },
  },
})

export const group = style({ textAlign: 'start', paddingBlockStart: vars.space.s3 })
export const sum = style({
  color: vars.color.ink,
  borderBlockStart: `1px solid ${vars.color.ink}`,
})

/** A field and its button in one line, as high as each other's lower edge. */
export const inline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.s3,
  paddingBlock: vars.space.s3,
})
