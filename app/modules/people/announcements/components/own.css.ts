import { style } from '@vanilla-extract/css'

/** Lines as they were typed. */
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
