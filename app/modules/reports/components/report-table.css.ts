import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const table = style({ '@media': { print: { fontSize: '9pt' } } })
globalStyle(`${table} td`, { '@media': { print: { height: 'auto', paddingBlock: '.15rem' } } })
globalStyle(`${table} thead`, { '@media': { print: { display: 'table-header-group' } } })
globalStyle(`${table} tr`, { '@media': { print: { breakInside: 'avoid' } } })

export const kinds = styleVariants({ head: {}, line: {}, sum: {}, result: {} })
globalStyle(`${table} ${kinds.head} td`, {
  paddingBlockStart: vars.space.s3,
  borderBlockEnd: 0,
})
globalStyle(`${table} ${kinds.sum} td`, { color: vars.color.ink })
globalStyle(`${table} ${kinds.result} td`, {
  color: vars.color.ink,
  borderBlockStart: `1px solid ${vars.color.ink}`,
  background: vars.color.fill,
})

export const deep = style({})
globalStyle(`${table} ${deep}:first-child`, {
  paddingInlineStart: `calc(${vars.size.pad} + ${vars.space.s4})`,
})

/** Names stay in sight while figures scroll by. */
globalStyle(`${table} :is(td, th):first-child`, {
  '@media': {
    [breakpoints.stackedTable]: {
      position: 'sticky',
      insetInlineStart: 0,
      maxWidth: '46vw',
      background: vars.color.surface,
    },
  },
})

globalStyle(`${table} ${kinds.result} td:first-child`, { background: vars.color.fill })

/** Figures are links throughout: underlined only where the pointer or the focus is. */
export const link = style({
  selectors: {
    '&:hover': {
      textDecoration: 'underline',
      textDecorationColor: vars.color.edge,
      textUnderlineOffset: '.2em',
    },
  },
})
