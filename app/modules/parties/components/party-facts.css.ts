import { style } from '@vanilla-extract/css'

/** Text that keeps the line breaks it was written with. */
export const lines = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
