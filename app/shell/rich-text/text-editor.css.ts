import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** Takes no place, and yet can be focused: what has no box can not, and sends the focus elsewhere. */
export const waiting = style({ position: 'absolute' })
export const box = style({
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r2,
  background: vars.color.surface,
  selectors: { '&:focus-within': { borderColor: vars.color.ring } },
})
export const shortBox = style([box])
/** Says why there is no editor. */
export const left = style({ fontSize: vars.text.f2, color: vars.color.ink2 })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s1,
  alignItems: 'center',
  padding: vars.space.s1,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const tool = style({
  minHeight: vars.size.smallControl,
  padding: '0 .6rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.r1,
  background: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.text.f2,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.fill },
    '&:focus-visible': { outline: `2px solid ${vars.color.ring}`, outlineOffset: -1 },
    '&[aria-pressed=true]': { background: vars.color.fill, borderColor: vars.color.edge },
  },
})
export const address = style({
  minHeight: vars.size.smallControl,
  minWidth: 0,
  flex: '1 1 12rem',
  padding: '0 .5rem',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r1,
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.text.f2,
})

globalStyle(`${box} [contenteditable]`, {
  minHeight: '18rem',
  maxHeight: '70vh',
  overflow: 'auto',
  padding: '.6rem .8rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  outlineOffset: -2,
})
globalStyle(`${shortBox} [contenteditable]`, { minHeight: '7rem' })
globalStyle(`${box} [contenteditable] :is(h1, h2)`, {
  fontSize: '1.3em',
  fontWeight: 600,
  marginBlock: '.6em .4em',
})
globalStyle(`${box} [contenteditable] :is(h3, h4, h5, h6)`, {
  fontSize: '1.1em',
  fontWeight: 600,
  marginBlock: '.6em .3em',
})
globalStyle(`${box} [contenteditable] pre`, {
  padding: '.5rem .7rem',
  background: vars.color.fill,
  overflowX: 'auto',
  marginBlockEnd: '.8em',
})
/** What a box of code is for, such as a block of a page. */
globalStyle(`${box} [contenteditable] pre[data-params]::before`, {
  content: 'attr(data-params)',
  display: 'block',
  color: vars.color.ink2,
})
globalStyle(`${box} [contenteditable] table`, {
  borderCollapse: 'collapse',
  marginBlockEnd: '.8em',
})
globalStyle(`${box} [contenteditable] td`, {
  minWidth: '4rem',
  padding: '.3rem .5rem',
  border: `1px solid ${vars.color.edge}`,
  verticalAlign: 'top',
})
globalStyle(`${box} [contenteditable] tr:first-child > td`, {
  fontWeight: 600,
  background: vars.color.fill,
})
globalStyle(`${box} [contenteditable] td.right`, { textAlign: 'end' })
globalStyle(`${box} [contenteditable] td.center`, { textAlign: 'center' })
globalStyle(`${box} [contenteditable] [data-src]`, {
  padding: '.1rem .4rem',
  border: `1px dashed ${vars.color.edge}`,
  borderRadius: vars.radius.r1,
  color: vars.color.ink2,
})
globalStyle(`${box} [contenteditable] img`, { maxWidth: '100%' })
globalStyle(`${box} [contenteditable] p`, { marginBlockEnd: '.8em' })
globalStyle(`${box} [contenteditable] :is(ul, ol)`, {
  paddingInlineStart: '1.5rem',
  marginBlockEnd: '.8em',
})
globalStyle(`${box} [contenteditable] ul`, { listStyle: 'disc' })
globalStyle(`${box} [contenteditable] ol`, { listStyle: 'decimal' })
globalStyle(`${box} [contenteditable] li > p`, { marginBlockEnd: 0 })
globalStyle(`${box} [contenteditable] blockquote`, {
  paddingInlineStart: '.8rem',
  borderInlineStart: `2px solid ${vars.color.edge}`,
  color: vars.color.ink2,
})
globalStyle(`${box} [contenteditable] a`, { color: vars.color.link, textDecoration: 'underline' })
