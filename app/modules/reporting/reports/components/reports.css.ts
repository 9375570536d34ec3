import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const reports = style({ display: 'grid', gap: vars.space.s1 })
export const report = style({
  display: 'block',
  paddingBlock: vars.space.s2,
})
export const reportName = style({
  display: 'block',
  fontWeight: 550,
  color: vars.color.link,
  textUnderlineOffset: '.2em',
  selectors: { [`${report}:hover &`]: { textDecoration: 'underline' } },
})
export const reportWords = style({ fontSize: vars.text.f2, color: vars.color.ink2 })

export const checks = style({ display: 'grid', gap: vars.space.s3, paddingBlock: vars.space.s2 })
export const check = style({ display: 'flex', gap: vars.space.s2, fontSize: vars.text.f2 })

export const files = style({
  display: 'contents',
  '@media': { print: { display: 'none' } },
})
export const pager = style({
  paddingBlock: vars.space.s4,
  '@media': { print: { display: 'none' } },
})

export const view = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.s3,
  paddingBlock: vars.space.s3,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${view} > button`, { alignSelf: 'end' })
export const viewField = style({
  display: 'grid',
  gap: vars.space.s1,
  fontSize: vars.text.f1,
  color: vars.color.ink2,
})

/** Days of one's own are asked for once that is the period. */
export const days = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 })
globalStyle(`${view}:has(#view-period option:checked:not([value=custom])) ${days}`, {
  display: 'none',
})

/** A day, its time, and below them what is wrong with the two. */
export const knownFields = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 })
export const viewProblem = style({
  maxWidth: '14rem',
  marginBlockStart: vars.space.s1,
  fontSize: vars.text.f1,
  color: vars.color.bad,
})

/** Says that a saved report is on the dashboard, and leads there. */
export const pinned = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minHeight: '1.75rem',
  fontSize: vars.text.f1,
  color: vars.color.ok,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
})
export const pinFigure = style({
  fontSize: vars.text.f6,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
export const pinsFoot = style({ paddingInline: vars.size.pad, paddingBlock: vars.space.s3 })
export const pinRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.s3,
  paddingBlock: vars.space.s3,
})
export const pinName = style({ flex: '1 1 12rem', fontWeight: 550 })
