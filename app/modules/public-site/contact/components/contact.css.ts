import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

/** A form beside what belongs to it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
  gap: `${vars.space.s7} clamp(2rem, 6vw, 6rem)`,
  alignItems: 'start',
  '@media': { [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const form = style({ display: 'grid', gap: '1.05rem', fontSize: vars.text.f3 })
export const notes = style({ display: 'grid', gap: vars.space.s5 })
export const note = style({
  paddingBlockStart: vars.space.s4,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const noteTitle = style({ fontSize: vars.text.f4, fontWeight: 600 })
export const noteWords = style({
  marginBlockStart: '.35rem',
  fontSize: '.9375rem',
  color: vars.color.ink2,
})
export const done = style({ display: 'grid', gap: vars.space.s4, maxWidth: '40rem' })
export const noteLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1.25rem',
  marginBlockStart: '.5rem',
  fontSize: '.9375rem',
})
export const doneTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.6rem',
  fontSize: vars.text.f7,
})
export const doneIcon = style({ width: '1.75rem', height: '1.75rem', color: vars.color.ok })
/** Long lists at the start, with a form in reach at the end. */
export const columnsWide = style({
  gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1fr)',
  '@media': { [breakpoints.foldedRail]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const lists = style({ display: 'grid', gap: vars.space.s8 })
export const aside = style({
  position: 'sticky',
  insetBlockStart: '1.5rem',
  padding: '1.5rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r3,
  background: vars.color.surface,
  scrollMarginBlockStart: '1.5rem',
  '@media': { [breakpoints.foldedRail]: { position: 'static', maxWidth: '40rem' } },
})
export const asideWords = style({
  marginBlock: '.5rem 1.25rem',
  fontSize: '.9375rem',
  color: vars.color.ink2,
})
