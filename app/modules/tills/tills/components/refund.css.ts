import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** What is paid back, to be read across the counter. */
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s4}`,
  margin: 0,
  fontWeight: 600,
})
export const amount = style({
  fontSize: '2.25rem',
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
})
