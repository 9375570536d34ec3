import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { color, radius, space, text } = vars

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: space.s4,
  listStyle: 'none',
  padding: 0,
  margin: 0,
})
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s3,
  padding: space.s4,
  border: `1px solid ${color.line}`,
  borderRadius: radius.r3,
})
export const cardTitle = style({ fontSize: text.f4, fontWeight: 600, overflowWrap: 'anywhere' })
export const standing = style({ display: 'grid', gap: space.s2 })

/** A lesson on a phone first: one column, as wide as one reads. */
export const lesson = style({
  display: 'grid',
  gap: space.s5,
  maxWidth: '46rem',
  padding: `${space.s4} var(--pad, 1.75rem) ${space.s7}`,
})
export const lessonFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlockStart: space.s4,
})
export const lessons = style({ listStyle: 'none', padding: 0, margin: 0 })
export const lessonRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minHeight: '2.75rem',
  paddingBlock: space.s2,
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
})
export const lessonKind = style({ marginInlineStart: 'auto', color: color.ink3, fontSize: text.f2 })
