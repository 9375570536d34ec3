import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const app = style({
  display: 'grid',
  gridTemplate: `${vars.size.topbar} 1fr / ${vars.size.sidebar} minmax(0, 1fr)`,
  minHeight: '100vh',
  '@media': {
    [breakpoints.drawer]: { display: 'block', paddingBlockEnd: '4rem' },
    print: { display: 'block', minHeight: 0, padding: 0 },
  },
})
/** Without the bar of tabs no room is kept for it. */
globalStyle(`:root:has([data-foot-bar]) ${app}`, {
  '@media': { [breakpoints.drawer]: { paddingBlockEnd: 0 } },
})
export const plain = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100vh',
})
export const plainSheet = style({ borderInlineStartWidth: 0, borderRadius: 0 })
/** As high as the window, where there is room for columns that are scrolled by themselves. */
export const full = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  '@media': {
    '(min-width: 861px) and (min-height: 30rem)': { blockSize: '100dvh' },
    print: { display: 'block', blockSize: 'auto', minBlockSize: 0 },
  },
})
