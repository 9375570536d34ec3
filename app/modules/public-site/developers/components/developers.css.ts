import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const page = style({ display: 'grid', gap: vars.space.s6, paddingBlock: vars.space.s6 })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3, margin: 0 })
export const section = style({
  display: 'grid',
  gap: vars.space.s3,
  minWidth: 0,
  scrollMarginTop: '5rem',
})
/** As the titles of parts on the other public pages. */
export const title = style({ fontSize: vars.text.f6 })
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: vars.space.s3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
})
export const jump = style({ textDecoration: 'underline', textUnderlineOffset: '0.2em' })
/** A form is read at the width of text, not of the window. */
export const form = style({ display: 'grid', gap: vars.space.s4, maxWidth: '48rem' })
export const name = style({ overflowWrap: 'anywhere', fontSize: vars.text.f4 })
export const errors = style({ display: 'grid', gap: vars.space.s3, margin: 0 })
export const error = style({ display: 'grid', gap: vars.space.s2 })
export const fields = style({ display: 'grid', gap: vars.space.s2, margin: 0 })
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr)',
  gap: vars.space.s3,
  overflowWrap: 'anywhere',
  '@media': { '(max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const type = style({ color: vars.color.ink2 })
export const code = style({
  margin: 0,
  padding: vars.space.s4,
  maxHeight: '30rem',
  overflow: 'auto',
  background: vars.color.fill,
  borderRadius: vars.radius.r2,
  fontSize: vars.text.f1,
})
/** Nothing of it lies outside a narrow screen, where the keyboard would have to scroll. */
export const wrapped = style({ whiteSpace: 'pre-wrap' })
