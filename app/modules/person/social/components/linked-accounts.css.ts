import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const list = style({ display: 'grid', padding: 0, margin: 0, listStyle: 'none' })
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
  paddingBlock: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space.s2 })
/** Takes the room that is left. */
export const since = style({ flex: 1, minWidth: 'max-content' })
