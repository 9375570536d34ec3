import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'
import { accent, documentNumber, parties, table, title, titles } from './paper.css.ts'

const { color, font } = vars

/** The firm's own words. */
export const opening = style({
  maxWidth: '46em',
  marginBlockEnd: '1.6em',
  fontSize: '.93em',
  color: color.ink2,
  whiteSpace: 'pre-line',
})
export const closing = style({ marginBlockStart: '.5em', whiteSpace: 'pre-line' })

export const layouts = styleVariants({ classic: {}, letter: {}, modern: {} })

globalStyle(`${layouts.letter} ${titles}`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '.5em',
  marginBlockEnd: '1.2em',
  textAlign: 'start',
})
globalStyle(`${layouts.letter} ${title}`, { fontSize: '1.75em' })
globalStyle(`${layouts.letter} ${documentNumber}`, {
  marginBlockStart: 0,
  fontFamily: font.serif,
  fontSize: '1.75em',
  color: accent,
})
globalStyle(`${layouts.letter} ${parties}`, { marginBlockStart: '4.2em' })

/** In print too, where the edges of the paper are white. */
globalStyle(`${layouts.modern}`, { borderBlockStart: `.75em solid ${accent}` })
globalStyle(`${layouts.modern} ${table} th`, {
  borderBlockEnd: 0,
  background: accent,
  color: '#fff',
})
globalStyle(`${layouts.modern} ${table} :is(th, td):first-child`, { paddingInlineStart: '.7em' })
globalStyle(`${layouts.modern} ${table} :is(th, td):last-child`, { paddingInlineEnd: '.7em' })
