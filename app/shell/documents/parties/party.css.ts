import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space, text, radius } = vars

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.6rem',
  alignContent: 'start',
})
export const row = style({ display: 'flex', gap: space.s2 })
globalStyle(`${row} > :first-child`, { flex: 1, minWidth: 0 })
export const combobox = style({ position: 'relative' })
/** Shown while the party it belongs to is the chosen one. */
export const card = style({
  display: 'flex',
  gap: space.s3,
  alignItems: 'flex-start',
  padding: '.85rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
  fontSize: text.f2,
  color: color.ink2,
  selectors: {
    [`${part}:has(select [value='']):not(:has(option[data-card]:checked)) &`]: { display: 'none' },
  },
})
globalStyle(`${card} > :last-child`, { minWidth: 0 })
globalStyle(`${card} b`, { display: 'block', fontWeight: 600, fontSize: text.f3, color: color.ink })
export const takeTerms = style({
  selectors: {
    [`${part}:has(option:is([data-card], [value='']):checked) &`]: { display: 'none' },
  },
})

export const newParty = style({ fontSize: text.f2 })
export const newPartySummary = style({
  display: 'inline-block',
  paddingBlock: '.35rem',
  fontWeight: 500,
  color: color.link,
  cursor: 'pointer',
})
export const newPartyFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  gap: '.75rem',
  paddingBlock: '.5rem .85rem',
})
