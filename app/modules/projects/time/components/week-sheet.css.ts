import { globalStyle, style } from '@vanilla-extract/css'
import { unseen } from '#app/ui/unseen.ts'

export const work = style({ minWidth: '11rem' })
export const hours = style({ width: '4.25rem', marginInlineStart: 'auto' })
// The head of row and column says what a field is.
for (const part of [work, hours]) {
  globalStyle(`${part} label`, {
    ...unseen,
    whiteSpace: 'nowrap',
  })
}
globalStyle(`${hours} input`, { textAlign: 'end' })
