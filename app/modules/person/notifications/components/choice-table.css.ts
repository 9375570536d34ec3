import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'

export const table = style({ maxWidth: '60rem' })
export const box = style({
  width: '6.5rem',
  textAlign: 'center',
  '@media': {
    [breakpoints.phone]: { width: '4.5rem', paddingInline: '.25rem', whiteSpace: 'normal' },
  },
})
export const group = style({ paddingBlockStart: '1.25rem', textAlign: 'start', fontWeight: 550 })

/** A ticked box chooses no row here. */
globalStyle(`${table} tr:has(:checked)`, { background: 'none' })
globalStyle(`${box} > label`, { display: 'flex', justifyContent: 'center' })
