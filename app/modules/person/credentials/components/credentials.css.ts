import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** As the forms of the sign-in pages. */
export const entryForm = style({
  display: 'grid',
  gap: vars.space.s4,
  marginBlock: '1.6rem 1.5rem',
})
globalStyle(`${entryForm} :is(input:not([type=checkbox]), button)`, { minHeight: '2.75rem' })
globalStyle(`${entryForm} input:not([type=checkbox])`, { fontSize: vars.text.f4 })

/** A link among the buttons of a sign-in page. */
export const way = style({ minHeight: '2.75rem', fontSize: '.9375rem' })

export const form = style({ display: 'grid', gap: vars.space.s4, justifyItems: 'start' })
globalStyle(`${form} > *`, { maxWidth: '100%' })
export const field = style({ width: '100%', maxWidth: '24rem' })

/** A QR code stays dark on light in both themes, with the quiet zone of ISO/IEC 18004. */
export const code = style({
  inlineSize: '12rem',
  blockSize: '12rem',
  background: '#fff',
  color: '#000',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r2,
})
export const secret = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text.f3,
  overflowWrap: 'anywhere',
})
export const enrolment = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s5,
  alignItems: 'start',
  '@media': { '(max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const steps = style({ display: 'grid', gap: vars.space.s3, alignContent: 'start' })

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, max-content)',
  gap: `${vars.space.s2} ${vars.space.s6}`,
  padding: 0,
  margin: 0,
  listStyle: 'none',
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text.f4,
})

export const list = style({ display: 'grid', padding: 0, margin: 0, listStyle: 'none' })
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  paddingBlock: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
})
