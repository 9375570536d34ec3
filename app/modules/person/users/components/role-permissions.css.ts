import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space.s5,
})
export const group = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s2,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
})
export const entity = style({ fontWeight: 600, padding: 0, marginBlockEnd: vars.space.s2 })
