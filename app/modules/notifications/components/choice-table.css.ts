import { globalStyle, style } from '@vanilla-extract/css'

export const table = style({ maxWidth: '60rem' })
export const box = style({ width: '6.5rem', textAlign: 'center' })

/** A ticked box chooses no row here. */
globalStyle(`${table} tr:has(:checked)`, { background: 'none' })
globalStyle(`${box} > label`, { display: 'flex', justifyContent: 'center' })
