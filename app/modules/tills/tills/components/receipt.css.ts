import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

/** A strip of paper: 80 mm, of which 72 mm are printed. */
export const paper = style({
  inlineSize: '100%',
  maxInlineSize: '80mm',
  padding: '4mm',
  background: '#fff',
  color: '#111',
  fontSize: vars.text.f2,
  lineHeight: 1.35,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r1,
  '@media': { print: { border: 'none', borderRadius: 0, padding: 0 } },
})
export const head = style({ textAlign: 'center', marginBlockEnd: vars.space.s3 })
export const name = style({ fontWeight: 700, fontSize: vars.text.f4 })
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' })
globalStyle(`${table} td`, { verticalAlign: 'top', paddingBlock: '1px' })
globalStyle(`${table} td:last-child`, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  paddingInlineStart: vars.space.s2,
})
globalStyle(`${table} + ${table}`, { borderBlockStart: '1px dashed #999', marginBlockStart: '2mm' })
export const total = style({ fontWeight: 700, fontSize: vars.text.f4 })
export const small = style({ fontSize: vars.text.f1, color: '#444' })
/** What a gift card is spent by: read off paper and typed. */
export const cardCode = style({ fontWeight: 700, fontSize: vars.text.f3, letterSpacing: '0.03em' })
export const foot = style({ textAlign: 'center', marginBlockStart: vars.space.s3 })
export const notPrinted = style({ '@media': { print: { display: 'none' } } })
export const code = style({ marginBlockStart: vars.space.s3, textAlign: 'center' })
/** Of a tax authority; Spain wants 30 to 40 mm (Orden HAC/1177/2024, art. 21). */
export const largeCode = style({ marginBlockStart: vars.space.s3, textAlign: 'center' })
globalStyle(`${largeCode} svg`, { inlineSize: '36mm', blockSize: '36mm', marginInline: 'auto' })
export const fiscal = style({ textAlign: 'center', overflowWrap: 'anywhere' })
globalStyle(`${code} svg`, { inlineSize: '26mm', blockSize: '26mm', marginInline: 'auto' })

// On the root: a page of another name further in would begin a new sheet.
globalStyle(`:root:has(${paper})`, { page: 'receipt' })
globalStyle('@page receipt', { size: '80mm 297mm', margin: '4mm' })
