import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: vars.space.s5,
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const shown = style({})
globalStyle(`${shown} > span`, { width: '5.5rem', height: '5.5rem', fontSize: '1.75rem' })

export const chooser = style({ display: 'grid', gap: vars.space.s3 })
