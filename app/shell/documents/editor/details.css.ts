import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space, text, radius } = vars

/** Dates, currency and the like behind one line. */
export const fold = style({
  alignSelf: 'start',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
})
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s1} ${space.s3}`,
  minHeight: '2.75rem',
  padding: '.5rem .85rem',
  listStyle: 'none',
  cursor: 'pointer',
  fontSize: text.f2,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const summaryText = style({
  flex: '1 1 14rem',
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.3rem',
  fontWeight: 500,
  color: color.link,
})
export const chevron = style({
  selectors: { [`${fold}[open] &`]: { transform: 'rotate(180deg)' } },
})
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  alignContent: 'start',
  gap: '.85rem',
  padding: '.85rem',
  borderBlockStart: `1px solid ${color.line}`,
})
/** A rate is only needed where the currency is not the firm's own. */
export const exchangeRate = style({
  selectors: { 'form:has(option[data-own]:checked) &': { display: 'none' } },
})

/** Fields that the firm added: below the notes, with the look of a section. */
export const custom = style({
  display: 'grid',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s3,
  minWidth: 0,
})
