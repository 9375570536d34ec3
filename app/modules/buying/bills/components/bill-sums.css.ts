import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space, text } = vars

export const sums = style({ display: 'grid', gap: space.s2, justifyItems: 'start' })
export const list = style({ width: '100%', margin: 0 })
globalStyle(`${list} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s3,
  paddingBlock: space.s1,
})
globalStyle(`${list} dd`, { margin: 0, fontVariantNumeric: 'tabular-nums' })
export const total = style({ borderBlockStart: `1px solid ${color.ink}`, fontWeight: 600 })
export const note = style({ margin: 0, fontSize: text.f2, color: color.ink2 })
