import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const day = style({ textAlign: 'center', paddingInline: 0, minWidth: '1.75rem' })
export const head = style([day, { fontVariantNumeric: 'tabular-nums' }])
export const plain = day
export const free = style([day, { background: vars.color.fill }])
export const away = style([day, { background: vars.color.wash, color: vars.color.ink }])
export const pending = style([
  day,
  { border: `1px dashed ${vars.color.line}`, color: vars.color.ink2 },
])
