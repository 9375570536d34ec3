import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { unseen } from '#app/ui/unseen.ts'

/** The buttons below say the same. */
export const endHead = style({
  ...unseen,
})
export const end = style({ textAlign: 'end', width: '1%', whiteSpace: 'nowrap' })
/** Below the name, and not below the firm's mark before it. */
export const besideMark = style({
  '@media': { [breakpoints.stackedTable]: { paddingInlineStart: '2.25rem' } },
})
