import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints, conditions } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space, text, size, radius } = vars

export const head = style({ '@media': { print: { display: 'none' } } })
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 21rem',
  borderBlockStart: `1px solid ${color.line}`,
  '@media': {
    [breakpoints.foldedRail]: { display: 'flex', flexDirection: 'column' },
    print: { display: 'block', border: 0 },
  },
})
export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space.s4,
  padding: '2rem clamp(1rem, 3vw, 3rem) 2.5rem',
  background: color.fill,
  '@media': {
    [breakpoints.phone]: { padding: '1rem' },
    print: { display: 'block', padding: 0, background: 'none' },
  },
})
export const rail = style({
  borderInlineStart: `1px solid ${color.line}`,
  fontSize: text.f2,
  '@media': { [breakpoints.foldedRail]: { display: 'contents' }, print: { display: 'none' } },
})
export const section = style({
  padding: '1.25rem 1.5rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': {
    [breakpoints.foldedRail]: { paddingInline: size.pad },
    print: { display: 'none' },
  },
})
export const sectionTitle = style({ marginBlockEnd: space.s2, fontSize: text.f3 })
/** Stands over the paper where the rail folds. */
export const first = style({
  display: 'grid',
  gap: space.s2,
  '@media': { [breakpoints.foldedRail]: { order: -1 } },
})
export const owed = style({ fontSize: text.f2, fontWeight: 500, color: color.ink2 })
export const figure = style({
  fontSize: '2rem',
  fontWeight: 500,
  lineHeight: 1.1,
  letterSpacing: '-.022em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
/** Marks of states beside each other. */
export const states = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.s1} ${space.s3}` })
export const primary = style({ marginBlockStart: space.s2 })
export const problems = style({ display: 'grid', gap: space.s1, paddingInlineStart: '1.1rem' })

export const actions = style({ display: 'grid', paddingBlock: '.6rem' })
globalStyle(`${actions} :is(a, button)`, {
  display: 'flex',
  alignItems: 'center',
  gap: '.65rem',
  width: 'calc(100% + 1.2rem)',
  minHeight: '2.125rem',
  marginInline: '-.6rem',
  padding: '0 .6rem',
  border: 0,
  borderRadius: 6,
  background: 'none',
  fontSize: text.f2,
  fontWeight: 500,
  textAlign: 'start',
  '@media': { [conditions.touch]: { minHeight: '2.75rem' } },
})
globalStyle(`${actions} :is(a, button):hover`, { background: color.fill })
globalStyle(`${actions} svg`, { color: color.ink3 })
export const danger = style({ selectors: { [`${actions} &`]: { color: color.bad } } })
globalStyle(`${actions} ${danger} svg`, { color: color.bad })

export const link = style({ display: 'grid', gap: space.s2 })
export const linkField = style({ fontFamily: 'ui-monospace, monospace', fontSize: text.f1 })
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  minHeight: '2rem',
})
export const entryName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const entryDate = style({ flex: 1, whiteSpace: 'nowrap' })
export const journal = style({ width: '100%', fontSize: text.f1 })
globalStyle(`${journal} :is(th, td)`, {
  padding: '.3rem 0 .3rem .5rem',
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  fontWeight: 400,
  verticalAlign: 'top',
})
globalStyle(`${journal} :is(th, td):first-child`, { paddingInlineStart: 0 })
globalStyle(`${journal} thead th`, { color: color.ink3, fontWeight: 500 })
export const number = style({
  selectors: {
    [`${journal} &`]: {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
    },
  },
})
export const internalNote = style({
  width: '100%',
  maxWidth: '57rem',
  padding: space.s4,
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
  background: color.surface,
  fontSize: text.f2,
  whiteSpace: 'pre-line',
  '@media': { print: { display: 'none' } },
})
export const page = style({
  display: 'grid',
  gap: space.s4,
  maxWidth: '40rem',
  padding: `${space.s4} ${size.pad} ${space.s6}`,
})
export const quantity = style({ width: '7rem' })
