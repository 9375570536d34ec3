import { breakpoints, conditions } from '../breakpoints.ts'
import { kitGlobal, kitStyle, kitVariants } from '../kit-style.ts'
import { vars } from '../tokens.css.ts'

export const table = kitStyle({})

/** A title above the head, where its first column begins. */
export const shownCaption = kitStyle({
  padding: `${vars.space.s4} ${vars.size.pad} ${vars.space.s2}`,
  fontSize: vars.text.f2,
  fontWeight: 550,
  textAlign: 'start',
  color: vars.color.ink,
})

/** Counts the ticked rows for the bulk bar. */
export const chosenCounter = 'chosen'

kitGlobal(`${table} th`, {
  padding: '.5rem .75rem',
  fontSize: vars.text.f1,
  fontWeight: 500,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  color: vars.color.ink3,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
kitGlobal(`${table} :is(td, tbody th)`, {
  height: vars.size.row,
  padding: '0 .75rem',
  fontSize: vars.text.f2,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
/** One long word takes this much of a table at most, and breaks; without a class any other wins. */
kitGlobal(`:where(${table}) td`, { maxWidth: '24rem' })
kitGlobal(`${table} [data-place=name]`, { overflowWrap: 'anywhere' })
kitGlobal(`${table} tbody th`, { color: vars.color.ink, whiteSpace: 'normal' })
kitGlobal(`${table} :is(td, th):first-child`, { paddingInlineStart: vars.size.pad })
kitGlobal(`${table} :is(td, th):last-child`, { paddingInlineEnd: vars.size.pad })
kitGlobal(`${table} :is([data-place=select], [data-place=more])`, { width: '2.75rem' })
kitGlobal(`${table} tbody tr:hover`, { background: vars.color.fill })
kitGlobal(`${table} tr:has(td input:checked)`, { background: vars.color.wash })
kitGlobal(`${table} tbody td [type=checkbox]:checked`, { counterIncrement: chosenCounter })
kitGlobal(`${table} tfoot :is(td, th)`, {
  fontSize: vars.text.f2,
  fontWeight: 550,
  color: vars.color.ink,
  borderBlockStart: `1px solid ${vars.color.ink}`,
  borderBlockEnd: 0,
})

/** Otherwise the hairline of the last row would win over the rule of the totals. */
kitGlobal(`${table} tbody:has(+ tfoot) tr:last-child > *`, { borderBlockEnd: 0 })

export const densities = kitVariants({
  compact: { vars: { [vars.size.row]: '2.25rem' } },
  regular: {},
  roomy: { vars: { [vars.size.row]: '3.5rem' } },
})
/** First and last cell begin at the table's own edge. */
export const withoutPad = kitStyle({ vars: { [vars.size.pad]: '0px' } })

export const stickyHead = kitStyle({})
kitGlobal(`${stickyHead} thead th`, {
  position: 'sticky',
  top: vars.size.topbar,
  zIndex: 2,
  background: vars.color.surface,
  boxShadow: `0 -1px ${vars.color.line}`,
  '@media': { print: { position: 'static', boxShadow: 'none' } },
})
/** On paper rows stay whole and close together, and none is lit up. */
kitGlobal(`${table} tr`, { '@media': { print: { breakInside: 'avoid' } } })
kitGlobal(`${table} :is(td, tbody th)`, {
  '@media': { print: { height: '1.6rem', paddingInline: '.4rem', fontSize: '8.5pt' } },
})

export const number = kitStyle({})
kitGlobal(`${table} ${number}`, {
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
})
export const tones = kitVariants({
  plain: {},
  strong: { fontWeight: 550 },
  soft: { color: vars.color.ink2 },
  faint: { color: vars.color.ink3 },
  bad: { color: vars.color.bad },
  warn: { color: vars.color.warn },
})
export const sortLink = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minHeight: '1.5rem',
  selectors: { '&:hover': { color: vars.color.ink } },
  '@media': { [conditions.touch]: { minHeight: '2.75rem' } },
})
/** What is hidden inside is placed by it, or it would widen the page. */
export const scroller = kitStyle({ position: 'relative', overflowX: 'auto' })
/** A word that only stands in the two-line row of a narrow screen. */
export const stackedLabel = kitStyle({
  display: 'none',
  '@media': { [breakpoints.stackedTable]: { display: 'inline' } },
})
/** Fills its cell, so that the whole of it can be pressed; a long name is cut. */
export const nameCell = kitStyle({ width: '34%', maxWidth: 0 })
/** A number or a code: as wide as it is, so that the room is for the names beside it. */
export const shortNameCell = kitStyle({ maxWidth: '16rem' })
export const nameLink = kitStyle({
  display: 'block',
  lineHeight: '1.5rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { print: { overflow: 'visible', whiteSpace: 'normal' } },
  selectors: {
    'tr:hover &': {
      textDecoration: 'underline',
      textUnderlineOffset: '.2em',
      textDecorationColor: vars.color.edge,
    },
  },
})
