import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { color, radius, size, space, text } = vars

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
  padding: `${space.s4} ${size.pad} ${space.s7}`,
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
export const questions = style({ display: 'grid', gap: space.s6, listStyle: 'none', padding: 0 })
export const question = style({ display: 'grid', gap: space.s3, border: 0, padding: 0, margin: 0 })
export const prompt = style({
  display: 'grid',
  gap: space.s1,
  padding: 0,
  fontSize: text.f4,
  overflowWrap: 'anywhere',
})
export const choices = style({ display: 'grid', gap: space.s2 })
/** Stays in sight while the questions pass under it. */
export const timeLeft = style({
  position: 'sticky',
  insetBlockStart: '3.5rem',
  zIndex: 2,
  padding: `${space.s2} 0`,
  background: color.surface,
  fontVariantNumeric: 'tabular-nums',
})
/** Pictures and players are as wide as the text, and never wider than a phone. */
export const picture = style({ maxWidth: '100%', height: 'auto', borderRadius: radius.r3 })
export const player = style({ width: '100%', maxHeight: '70vh', borderRadius: radius.r3 })
export const document = style({ display: 'grid', gap: space.s3 })
/** Phones open a PDF rather than showing it within a page. */
export const documentPage = style({
  width: '100%',
  height: '70vh',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r3,
  '@media': { '(max-width: 40rem)': { display: 'none' } },
})
export const lines = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
/** Of a package: as much of the window as there is. */
export const packagePage = style({
  display: 'grid',
  gap: space.s2,
  padding: `${space.s3} ${size.pad}`,
})
export const packageFrame = style({
  width: '100%',
  height: 'max(24rem, calc(100dvh - 12rem))',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r3,
  background: color.surface,
})
export const inner = style({ paddingInlineStart: space.s4 })
