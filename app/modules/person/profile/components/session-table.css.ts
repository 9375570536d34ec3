import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'

/** The buttons below say the same. */
export const endHead = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const end = style({ textAlign: 'end', width: '1%', whiteSpace: 'nowrap' })
/** Below the name, and not below the firm's mark before it. */
export const besideMark = style({
  '@media': { [breakpoints.stackedTable]: { paddingInlineStart: '2.25rem' } },
})
