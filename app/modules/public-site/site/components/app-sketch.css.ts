import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const sketch = style({
  marginBlockStart: '.9rem',
  paddingInline: '1rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r3,
  background: vars.color.surface,
  fontSize: vars.text.f2,
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: '2.5rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const bar = style({ height: '.5rem', borderRadius: 4, background: vars.color.fill })
export const lengths = styleVariants({
  short: { width: '45%' },
  middle: { width: '65%' },
  long: { width: '85%' },
})
export const figure = style({
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
