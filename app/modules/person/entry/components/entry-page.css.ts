import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const oneColumn = '(max-width: 900px)'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.05fr)',
  minHeight: '100vh',
  '@media': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '1.25rem clamp(1.25rem, 3vw, 2.5rem) 1.5rem',
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const main = style({
  width: '100%',
  maxWidth: '25rem',
  margin: 'auto',
  paddingBlock: vars.space.s6,
})
export const title = style({
  fontSize: 'clamp(1.75rem, 8vw, 2.25rem)',
  marginBlockEnd: '.35rem',
  overflowWrap: 'anywhere',
})
export const lead = style({ marginBlockEnd: vars.space.s3 })
export const foot = style({ fontSize: vars.text.f1, color: vars.color.ink3 })
export const sky = style({
  margin: '.75rem .75rem .75rem 0',
  '@media': { [oneColumn]: { display: 'none' } },
})

export const signInLinks = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  marginBlockEnd: '2.25rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r3,
  background: vars.color.surface,
  overflow: 'hidden',
})
export const signInLink = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '.25rem',
  padding: '.7rem 0 .6rem',
  fontSize: vars.text.f2,
  fontWeight: 500,
  color: vars.color.ink2,
  ':hover': { background: vars.color.fill, color: vars.color.ink },
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.color.line}` },
    '&[aria-current]': { background: vars.color.wash, color: vars.color.link },
  },
})

export const form = style({ display: 'grid', gap: vars.space.s4, marginBlock: '1.6rem 1.5rem' })
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s4,
  marginBlockEnd: vars.space.s3,
  fontSize: vars.text.f2,
  color: vars.color.ink3,
  '::before': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
  '::after': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
})
export const ways = style({ display: 'grid', gap: vars.space.s3, marginBlockEnd: vars.space.s5 })
globalStyle(`${ways} button`, { minHeight: '2.75rem', fontSize: '.9375rem' })
globalStyle(`${form} :is(input:not([type=checkbox]), button, a[href]:only-child)`, {
  minHeight: '2.75rem',
})
globalStyle(`${form} input:not([type=checkbox])`, { fontSize: vars.text.f4 })
globalStyle(`${form} button`, { fontSize: '.9375rem' })

export const plan = style({ marginBlockStart: '.75rem' })
