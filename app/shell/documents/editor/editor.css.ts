import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space, text, size, radius } = vars

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 22.5rem',
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [breakpoints.foldedPreview]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const withoutPreview = style({ gridTemplateColumns: 'minmax(0, 1fr)' })
export const notices = style({
  display: 'grid',
  gap: space.s3,
  padding: `0 ${size.pad} ${space.s4}`,
  ':empty': { display: 'none' },
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
  gap: space.s5,
  padding: `1.5rem ${size.pad}`,
  '@media': { [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const details = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignContent: 'start',
  gap: '.85rem',
})
/** A rate is only needed where the currency is not the firm's own. */
export const exchangeRate = style({
  selectors: { 'form:has(option[data-own]:checked) &': { display: 'none' } },
})

export const customer = style({ display: 'grid', gap: '.6rem', alignContent: 'start' })
export const customerRow = style({ display: 'flex', gap: space.s2 })
globalStyle(`${customerRow} > :first-child`, { flex: 1, minWidth: 0 })
/** Shown while the customer it belongs to is the chosen one. */
export const card = style({
  display: 'flex',
  gap: space.s3,
  alignItems: 'flex-start',
  padding: '.85rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r2,
  fontSize: text.f2,
  color: color.ink2,
  selectors: { [`${customer}:not(:has(option[data-card]:checked)) &`]: { display: 'none' } },
})
globalStyle(`${card} b`, { display: 'block', fontWeight: 600, fontSize: text.f3, color: color.ink })
export const takeTerms = style({
  selectors: {
    [`${customer}:has(option:is([data-card], [value='']):checked) &`]: { display: 'none' },
  },
})

export const lines = style({ paddingBlockEnd: space.s2 })
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 21rem)',
  gap: space.s7,
  padding: `1.5rem ${size.pad}`,
  '@media': {
    [breakpoints.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 },
  },
})
export const notes = style({ display: 'grid', gap: space.s4, alignContent: 'start' })
export const totals = style({
  '@media': {
    [breakpoints.oneColumn]: {
      marginInline: `calc(-1 * ${size.pad})`,
      padding: size.pad,
      background: color.fill,
    },
  },
})

export const preview = style({
  padding: '1.1rem 1.25rem',
  borderInlineStart: `1px solid ${color.line}`,
  background: color.fill,
  '@media': { [breakpoints.foldedPreview]: { display: 'none' } },
})
export const previewSheet = style({ position: 'sticky', insetBlockStart: '4.5rem' })
export const previewTitle = style({ marginBlockEnd: space.s3, fontSize: text.f3 })
export const previewNote = style({
  marginBlockStart: space.s3,
  fontSize: text.f1,
  color: color.ink3,
})

export const files = style({ display: 'grid', gap: space.s2 })
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  fontSize: text.f2,
})

/** Total and buttons, in sight while the form is longer than a phone. */
export const stick = style({
  display: 'none',
  '@media': {
    [breakpoints.phone]: {
      position: 'sticky',
      insetBlockEnd: '4rem',
      zIndex: 6,
      display: 'flex',
      alignItems: 'center',
      gap: space.s2,
      padding: `.6rem ${size.pad}`,
      borderBlockStart: `1px solid ${color.line}`,
      background: color.raised,
    },
  },
})
export const stickTotal = style({
  flex: 1,
  fontSize: text.f1,
  color: color.ink2,
})
globalStyle(`${stickTotal} b`, {
  display: 'block',
  fontSize: '1.125rem',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink,
})
export const headActions = style({
  display: 'contents',
  '@media': { [breakpoints.phone]: { display: 'none' } },
})
