import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const events = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space.s3,
})
export const message = style({
  margin: 0,
  maxWidth: '100%',
  overflowX: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: vars.text.f1,
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 })
export const type = style({ display: 'block', color: vars.color.ink2, fontSize: vars.text.f1 })
