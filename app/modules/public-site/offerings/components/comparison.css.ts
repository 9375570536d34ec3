import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const comparison = style({ paddingBlockStart: vars.space.s9 })
export const title = style({ fontSize: vars.text.f8, marginBlockEnd: vars.space.s6 })
export const table = style({ width: '100%', minWidth: '40rem' })
globalStyle(`${table} :is(th, td)`, {
  width: '38%',
  paddingBlock: '.9rem',
  fontSize: '.9375rem',
  verticalAlign: 'top',
})
globalStyle(`${table} :is(th, td):first-child`, { width: '24%' })
globalStyle(`${table} th`, { fontWeight: 550, color: vars.color.ink, whiteSpace: 'normal' })
globalStyle(`${table} td:last-child`, { color: vars.color.ink2 })
globalStyle(`${table} tbody tr:hover`, { background: 'none' })
