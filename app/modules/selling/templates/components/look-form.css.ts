import { style } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space, text } = vars

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 23.5rem',
  '@media': { [breakpoints.foldedPreview]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const preview = style({
  minWidth: 0,
  padding: '1.1rem 1.25rem',
  borderInlineStart: `1px solid ${color.line}`,
  background: color.fill,
  '@media': {
    [breakpoints.foldedPreview]: {
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
})
export const sheet = style({ position: 'sticky', insetBlockStart: '4.5rem', maxWidth: '24rem' })
export const title = style({ marginBlockEnd: space.s3, fontSize: text.f3 })
