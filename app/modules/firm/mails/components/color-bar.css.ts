import { style } from '@vanilla-extract/css'

export const bar = style({ display: 'block', width: '100%', height: '6px' })
