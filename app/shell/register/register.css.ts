import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'
import { unseen } from '#app/ui/unseen.ts'

const { color, shadow, size, space, text } = vars

export const oneLine = style({ whiteSpace: 'nowrap' })
/** The box that means all rows of the filter; on phones it stands over the list. */
export const chooseAll = style({ width: '2.75rem' })
export const filters = style({
  display: 'grid',
  gap: space.s3,
  width: 'min(24rem, 90vw)',
  padding: space.s3,
})
export const filterActions = style({ display: 'flex', justifyContent: 'flex-end', gap: space.s2 })
export const span = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s2,
})
/** Words beside an icon that are only heard where it is narrow. */
export const wideWords = style({
  '@media': {
    [breakpoints.stackedTable]: unseen,
  },
})
export const outcome = style({ padding: `0 ${size.pad} ${space.s4}` })
/** Only the first of several rows of sums has the ink rule. */
export const totals = style({})
globalStyle(`${totals} + ${totals}`, { borderBlockStartColor: color.line })
globalStyle(`${totals} + ${totals} > td`, { borderBlockStart: `1px solid ${color.line}` })

/** What the bulk bar says of ticked rows, and what it says once all of the filter are meant. */
export const ofTicked = style({})
export const ofAll = style({ display: 'none' })
/** The box that means all, where the table has no head. */
export const phoneAll = style({
  display: 'none',
  padding: `0 ${size.pad} ${space.s2}`,
  '@media': { [breakpoints.stackedTable]: { display: 'flex' } },
})
const isAll = `form:has(thead :checked, ${phoneAll} :checked)`
globalStyle(`${isAll} ${ofTicked}`, { display: 'none' })
globalStyle(`${isAll} ${ofAll}`, { display: 'inline' })
/** Paper wants neither boxes nor menus, nor the bar for them. */
export const notPrinted = style({ '@media': { print: { display: 'none' } } })
globalStyle(`${chooseAll}, ${phoneAll}, :is(td[data-place="select"], td[data-place="more"])`, {
  '@media': { print: { display: 'none' } },
})
export const small = style({ marginBlockEnd: space.s2, fontSize: text.f2, color: color.ink2 })

/** One of several rows in a form. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  marginBlock: space.s2,
  paddingInlineStart: space.s3,
  borderInlineStart: `2px solid ${color.line}`,
})
export const spare = style({})
globalStyle(`${spare} > summary`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.45rem',
  minHeight: size.smallControl,
  padding: '0 .6rem',
  border: `1px solid ${color.line}`,
  borderRadius: 6,
  background: color.raised,
  boxShadow: shadow.e1,
  fontSize: text.f2,
  fontWeight: 500,
  listStyle: 'none',
})
globalStyle(`${spare} > summary::-webkit-details-marker`, { display: 'none' })
globalStyle(`${spare} > summary:hover`, { background: color.fill })
globalStyle(`${spare}[open] > summary > svg`, { rotate: '45deg' })
/** Text that keeps the line breaks it was written with. */
export const lines = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
/** Cells two by two; the last one takes the room of two where it stands alone. */
export const facts = style({})
globalStyle(`${facts} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' })
