import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'
import { unseen } from '#app/ui/unseen.ts'

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

/** Of several figures a row. */
export const many = style({})
export const name = style({})
/** A further word of a row. */
export const text = style({})
export const figure = style({})
/** Nothing, or a figure of nothing in a row that has others. */
export const nought = style({})

const narrow = breakpoints.stackedTable

/** The rules of a narrow screen, where each row is a block and nothing scrolls sideways. */
function onNarrow(selector: string, rule: StyleRule): void {
  globalStyle(selector, { '@media': { [narrow]: rule } })
}

onNarrow(`${table} thead`, {
  ...unseen,
  display: 'block',
})
onNarrow(`${table}, ${table} tbody`, { display: 'block' })
onNarrow(`${table} tbody tr`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s3,
  alignItems: 'baseline',
  padding: `.55rem ${vars.size.pad}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
onNarrow(`${table} tbody ${kinds.result}`, {
  borderBlockStart: `1px solid ${vars.color.ink}`,
  background: vars.color.fill,
})
onNarrow(`${table} tbody td${name}, ${table} tbody td${text}, ${table} tbody td${figure}`, {
  display: 'block',
  width: 'auto',
  maxWidth: 'none',
  minWidth: 0,
  height: 'auto',
  padding: 0,
  border: 0,
  background: 'none',
  overflowWrap: 'anywhere',
})
onNarrow(`${table} tbody td${name}${deep}`, { paddingInlineStart: vars.space.s4 })
onNarrow(`${table} tbody td${text}`, {
  gridColumn: '1 / -1',
  fontSize: vars.text.f1,
  color: vars.color.ink2,
})
onNarrow(`${table} tbody td${figure}`, { gridArea: '1 / 2' })
onNarrow(`${table}${many} tbody td${name}`, { gridColumn: '1 / -1' })
onNarrow(`${table}${many} tbody td${figure}`, {
  gridArea: 'auto / 1 / auto / -1',
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s3,
})
onNarrow(`${table} tbody td${text}::before, ${table}${many} tbody td${figure}::before`, {
  content: 'attr(data-word)',
  color: vars.color.ink3,
  fontSize: vars.text.f1,
  fontWeight: 400,
  whiteSpace: 'normal',
})
onNarrow(`${table} tbody td${text}::before`, { marginInlineEnd: vars.space.s2 })
onNarrow(`${table} tbody td${nought}`, { display: 'none' })

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
