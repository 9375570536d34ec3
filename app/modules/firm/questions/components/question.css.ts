import { style } from '@vanilla-extract/css'

/** What somebody wrote, with its lines as they are. */
export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
