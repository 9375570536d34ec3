import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints, conditions } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'
import { unseen } from '#app/ui/unseen.ts'

const { color, text, size, space } = vars

export const number = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
export const noNumber = style({ color: color.ink3 })
export const creditNote = style({ display: 'block', fontSize: text.f1, color: color.ink3 })
/** What deposits invoiced before, below the total that holds it. */
export const deducted = style({
  display: 'block',
  fontSize: text.f1,
  color: color.ink3,
  whiteSpace: 'nowrap',
})
export const date = style({ whiteSpace: 'nowrap' })
export const voided = style({ fontWeight: 400, color: color.ink3 })
export const more = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  display: 'grid',
  placeItems: 'center',
  width: size.smallControl,
  height: size.smallControl,
  borderRadius: 6,
  selectors: { '&:hover': { background: color.fill } },
  '@media': { [conditions.touch]: { width: '2.75rem', height: '2.75rem' } },
})
export const filters = style({
  display: 'grid',
  gap: space.s3,
  width: 'min(22rem, 90vw)',
  padding: space.s3,
})
export const label = style({ fontSize: text.f2, color: color.ink2 })
export const filterActions = style({ display: 'flex', justifyContent: 'flex-end', gap: space.s2 })
/** Words beside an icon that are only heard where it is narrow. */
export const wideWords = style({
  '@media': {
    [breakpoints.stackedTable]: {
      ...unseen,
    },
  },
})
/** Only the first of several rows of sums has the ink rule. */
export const totals = style({})
globalStyle(`${totals} + ${totals}`, { borderBlockStartColor: color.line })
globalStyle(`${totals} + ${totals} > td`, { borderBlockStart: `1px solid ${color.line}` })
/** What an amount is worth in the base currency, below it. */
export const worth = style({
  display: 'block',
  fontWeight: 400,
  fontSize: text.f1,
  color: color.ink3,
  selectors: { '&::before': { content: '≈ ' } },
})
export const leftOut = style({ fontWeight: 400, fontSize: text.f1, color: color.ink3 })
globalStyle(`${leftOut} > td`, { border: 0, fontWeight: 400 })
