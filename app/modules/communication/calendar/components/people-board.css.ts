import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

const hairline = `1px solid ${vars.color.line}`

export const scroller = style({ overflowX: 'auto' })
export const name = style({
  padding: '.6rem .4rem',
  borderInlineStart: hairline,
  fontSize: vars.text.f2,
  fontWeight: 500,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.text.f2 })
globalStyle(`${table} :is(th, td)`, {
  minWidth: '9rem',
  padding: '.5rem .6rem',
  borderBlockEnd: hairline,
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${table} th:first-child`, { minWidth: '4.5rem', whiteSpace: 'nowrap' })
export const weekend = style({ background: vars.color.paper })
