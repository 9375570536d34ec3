import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const index = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.35rem 1.5rem',
  marginBlockEnd: vars.space.s7,
})
globalStyle(`${index} a`, { paddingBlock: '.25rem' })
export const topic = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.9fr)',
  gap: '1.25rem 2rem',
  paddingBlockEnd: vars.space.s7,
  scrollMarginBlockStart: '1.5rem',
  '@media': { '(max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const title = style({ fontSize: vars.text.f7 })
export const entry = style({ scrollMarginBlockStart: '1.5rem' })
export const question = style({ minHeight: '3.5rem', paddingBlock: '.6rem' })
