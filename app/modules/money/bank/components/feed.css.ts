import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** A part of the feed's page, with room above and below. */
export const part = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s3,
  paddingBlock: vars.space.s3,
})
/** Bands take the whole width. */
export const wide = style({ justifySelf: 'stretch' })
