import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.s3,
  paddingBlock: vars.space.s3,
  '@media': { print: { display: 'none' } },
})
export const field = style({
  display: 'grid',
  gap: vars.space.s1,
  fontSize: vars.text.f1,
  color: vars.color.ink2,
})
export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))',
  gap: vars.space.s2,
  paddingBlock: vars.space.s2,
})
/** At most three controls beside each other. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.s3,
  alignItems: 'start',
  flex: '1 0 100%',
  maxWidth: '56rem',
})
export const rows = style({ display: 'grid', gap: vars.space.s3, paddingBlockStart: vars.space.s3 })
export const more = style({ fontSize: vars.text.f2, color: vars.color.ink2 })
export const wide = style({ flex: '1 0 100%' })
export const legend = style({ fontSize: vars.text.f1, color: vars.color.ink2 })
export const problem = style({ fontSize: vars.text.f1, color: vars.color.bad })
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  flex: '1 0 100%',
  fontSize: vars.text.f2,
})
export const chip = style({
  display: 'inline-flex',
  gap: vars.space.s2,
  paddingInline: vars.space.s2,
  paddingBlock: vars.space.s1,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r1,
})
export const big = style({
  fontSize: vars.text.f6,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
export const notes = style({ fontSize: vars.text.f2, color: vars.color.ink2 })
export const list = style({ display: 'grid', gap: vars.space.s2 })
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
})
export const entryWords = style({ fontSize: vars.text.f2, color: vars.color.ink2 })
export const scatter = style({ width: '100%', maxWidth: '40rem', height: 'auto' })
export const axis = style({ fill: 'none', stroke: vars.color.line })
export const point = style({ fill: vars.color.accent, fillOpacity: 0.7 })
export const axisWords = style({ fontSize: '9px', fill: vars.color.ink2 })
export const strong = style({ fontWeight: 600 })
