import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints, conditions } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const news = style({
  paddingInline: vars.size.pad,
  paddingBlockEnd: vars.space.s3,
  fontSize: vars.text.f2,
  ':empty': { display: 'none' },
})
globalStyle(`${news} a`, { color: vars.color.link, textDecoration: 'underline' })

export const replay = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
  alignItems: 'start',
  borderBlock: `1px solid ${vars.color.line}`,
  marginBlockStart: vars.space.s5,
  '@media': { [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const stage = style({
  position: 'sticky',
  insetBlockStart: vars.size.topbar,
  padding: vars.size.pad,
  display: 'grid',
  gap: vars.space.s4,
  '@media': {
    [breakpoints.oneColumn]: {
      position: 'static',
      gridRow: 1,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
})
export const where = style({
  marginBlockEnd: vars.space.s2,
  fontSize: vars.text.f2,
  color: vars.color.ink2,
})
export const words = style({ fontSize: vars.text.f4, fontWeight: 550, overflowWrap: 'anywhere' })
export const route = style({ color: vars.color.ink2, overflowWrap: 'anywhere' })
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
})
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(11rem) minmax(0, 1fr)',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  fontSize: vars.text.f2,
})
globalStyle(`${fields} dt`, { color: vars.color.ink2, overflowWrap: 'anywhere' })
globalStyle(`${fields} dd`, { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })

export const list = style({
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { [breakpoints.oneColumn]: { borderInlineEnd: 0 } },
})
export const step = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr) max-content',
  gap: vars.space.s3,
  alignItems: 'baseline',
  paddingBlock: '.55rem',
  paddingInline: vars.size.pad,
  fontSize: vars.text.f2,
  color: vars.color.ink,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  ':hover': { background: vars.color.fill },
  ':focus-visible': { outlineOffset: -2 },
  selectors: { '&[aria-current]': { background: vars.color.wash } },
  '@media': { [conditions.touch]: { paddingBlock: '.75rem' } },
})
globalStyle(`${step} svg`, { color: vars.color.ink3, translate: '0 .15rem' })
globalStyle(`${list} li:last-child > a`, { borderBlockEnd: 0 })
export const stepWords = style({ overflowWrap: 'anywhere' })
export const stepTime = style({
  fontSize: vars.text.f1,
  color: vars.color.ink3,
  fontVariantNumeric: 'tabular-nums',
})
export const oneLine = style({ whiteSpace: 'nowrap' })
export const pager = style({ paddingBlockEnd: vars.space.s4 })
