import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** What a long text looks like: articles of help, of the blog, and the pages of law. */
export const prose = style({
  maxWidth: '42rem',
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  overflowWrap: 'break-word',
})

globalStyle(`${prose} > * + *`, { marginBlockStart: '1.1rem' })
globalStyle(`${prose} > h2`, {
  marginBlockStart: '2.6rem',
  fontFamily: vars.font.serif,
  fontSize: '1.625rem',
  fontWeight: 500,
  lineHeight: 1.15,
  letterSpacing: '-.012em',
  wordSpacing: '.04em',
})
globalStyle(`${prose} > h3`, { marginBlockStart: '1.9rem', fontSize: '1.0625rem' })
globalStyle(`${prose} > h2:first-child, ${prose} > h3:first-child`, { marginBlockStart: 0 })
globalStyle(`${prose} > h2 + *, ${prose} > h3 + *`, { marginBlockStart: '.7rem' })

globalStyle(`${prose} a`, {
  color: vars.color.link,
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in oklab, currentColor 35%, transparent)',
  textUnderlineOffset: '.2em',
})
globalStyle(`${prose} a:hover`, { textDecorationColor: 'currentColor' })

globalStyle(`${prose} ul, ${prose} ol`, { paddingInlineStart: '1.4em' })
globalStyle(`${prose} ul`, { listStyle: 'disc' })
globalStyle(`${prose} ol`, { listStyle: 'decimal' })
globalStyle(`${prose} li + li`, { marginBlockStart: '.45rem' })
globalStyle(`${prose} li > ul, ${prose} li > ol`, { marginBlockStart: '.45rem' })
globalStyle(`${prose} li::marker`, { color: vars.color.ink3 })

globalStyle(`${prose} blockquote`, {
  margin: 0,
  marginBlockStart: '1.6rem',
  paddingInlineStart: '1.25rem',
  borderInlineStart: `2px solid ${vars.color.ink3}`,
  color: vars.color.ink2,
})
globalStyle(`${prose} blockquote > * + *`, { marginBlockStart: '.7rem' })
globalStyle(`${prose} hr`, {
  marginBlock: '2.6rem',
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
globalStyle(`${prose} code`, {
  padding: '.1em .35em',
  borderRadius: vars.radius.r1,
  background: vars.color.fill,
  fontSize: '.9em',
})
globalStyle(`${prose} pre`, {
  padding: '1rem 1.25rem',
  borderRadius: vars.radius.r2,
  background: vars.color.fill,
  overflowX: 'auto',
})
globalStyle(`${prose} pre code`, { padding: 0, background: 'none' })

/** The Markdown plugin puts each table into a box of this name, so that only the table scrolls. */
globalStyle(`${prose} > .table`, { marginBlock: '1.6rem', overflowX: 'auto' })
globalStyle(`${prose} table`, {
  fontSize: vars.text.f3,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle(`${prose} th`, {
  paddingBlock: '.5rem',
  fontSize: vars.text.f1,
  fontWeight: 500,
  color: vars.color.ink3,
  textAlign: 'start',
  verticalAlign: 'bottom',
})
globalStyle(`${prose} td`, {
  paddingBlock: '.6rem',
  borderBlockStart: `1px solid ${vars.color.line}`,
  verticalAlign: 'top',
})
globalStyle(`${prose} tbody tr:last-child td`, {
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
globalStyle(`${prose} th + th, ${prose} td + td`, { paddingInlineStart: '1rem' })
globalStyle(`${prose} .end`, { textAlign: 'end', whiteSpace: 'nowrap' })
