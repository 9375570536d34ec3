import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const month = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.6fr)',
  gap: '1.25rem 2rem',
  paddingBlockEnd: vars.space.s8,
  '@media': { '(max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const title = style({
  fontSize: vars.text.f7,
  '::first-letter': { textTransform: 'uppercase' },
})
export const changes = style({ maxWidth: '48rem' })
export const name = style({ fontSize: vars.text.f4, fontWeight: 600, marginInlineEnd: '.35rem' })
export const words = style({
  display: 'block',
  marginBlockStart: '.25rem',
  fontSize: '.9375rem',
  color: vars.color.ink2,
})
