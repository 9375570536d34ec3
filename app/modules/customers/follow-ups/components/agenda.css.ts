import { style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const { color, space } = vars

export const title = style({ fontWeight: 600, marginBlockEnd: space.s2 })
export const rows = style({ listStyle: 'none', padding: 0, margin: 0 })
/** As wide as a thumb needs, on a phone too. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s3,
  paddingBlock: space.s3,
  borderBlockEnd: `1px solid ${color.line}`,
})
export const what = style({ display: 'grid', gap: '.15rem', overflowWrap: 'anywhere' })
export const about = style({ color: color.ink2, fontSize: '.875rem' })
