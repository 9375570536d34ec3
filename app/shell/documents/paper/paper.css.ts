import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'
import { unseen } from '#app/ui/unseen.ts'

const { color, font, shadow } = vars
const rule = `1px solid ${color.line}`
/** The firm's colours, from a stylesheet of their own; ours where it has none. */
export const accent = `var(--paper-accent, ${color.ink})`
const ruleColor = `var(--paper-rule, ${color.ink})`
const strongRule = `1.5px solid ${ruleColor}`

/** Sized in em, so that screen, preview and print are one set of rules. */
export const paper = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: '57em',
  padding: '4.2em 4.4em 3.4em',
  borderRadius: 2,
  background: '#fff',
  boxShadow: `0 0 0 1px #171d2f12, ${shadow.e2}`,
  color: color.ink,
  fontSize: '.875rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-theme=dark] &': { background: '#eeeeea' },
  },
  '@media': {
    [`screen and ${breakpoints.phone}`]: { aspectRatio: 'auto' },
    'screen and (prefers-color-scheme: dark)': {
      selectors: { ':root:not([data-theme]) &': { background: '#eeeeea' } },
    },
    print: {
      maxWidth: 'none',
      aspectRatio: 'auto',
      padding: 0,
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
      fontSize: '10.5pt',
      printColorAdjust: 'exact',
    },
  },
})
/** In print a little less than the sheet inside of its margins, so that no second one begins. */
export const sizes = styleVariants({
  A4: {
    aspectRatio: '210 / 297',
    '@media': { print: { aspectRatio: 'auto', minHeight: '264mm' } },
  },
  Letter: {
    aspectRatio: '8.5 / 11',
    '@media': { print: { aspectRatio: 'auto', minHeight: '246mm' } },
  },
})
// On the root: a page of another name further in would begin a new sheet.
globalStyle(`:root:has(${sizes.A4})`, { page: 'a4' })
globalStyle(`:root:has(${sizes.Letter})`, { page: 'letter' })
globalStyle('@page a4', { size: 'A4', margin: '14mm 15mm' })
globalStyle('@page letter', { size: 'letter', margin: '14mm 15mm' })

globalStyle(`:root:has(${paper}) main`, {
  '@media': { print: { border: 0, background: 'none' } },
})

export const mini = style({})
const full = `${paper}:not(${mini})`
const phone = `screen and ${breakpoints.phone}`

globalStyle(`${paper}${mini}`, { fontSize: '.365rem' })
globalStyle(full, { '@media': { [phone]: { fontSize: '.8125rem', padding: '2em 1.5em' } } })

export const caption = style(unseen)
export const label = style({
  marginBlockEnd: '.25em',
  fontSize: '.8em',
  fontWeight: 500,
  color: color.ink3,
})
export const line = style({ display: 'block' })

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '2em',
})
export const seller = style({ minWidth: 0 })
export const logo = style({
  display: 'block',
  maxWidth: '14em',
  maxHeight: '4em',
  marginBlockEnd: '.6em',
  objectFit: 'contain',
  objectPosition: 'left center',
})
export const sellerName = style({
  fontFamily: font.serif,
  fontSize: '1.5em',
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '-.01em',
})
export const address = style({ marginBlockStart: '.8em', fontSize: '.86em', color: color.ink2 })
export const titles = style({ textAlign: 'end' })
/** A long title stands below the firm on a phone, so that its name and address keep their room. */
globalStyle(`${full} ${head}`, { '@media': { [phone]: { flexWrap: 'wrap' } } })
globalStyle(`${full} ${seller}`, { '@media': { [phone]: { flex: '1 1 10em' } } })
globalStyle(`${full} ${titles}`, { '@media': { [phone]: { flex: '0 1 auto' } } })
export const title = style({
  fontFamily: font.serif,
  fontSize: '3em',
  fontWeight: 500,
  lineHeight: 0.95,
  letterSpacing: '-.012em',
  wordSpacing: '.04em',
  color: accent,
  // A long address beside it gives way before one of its words breaks.
  overflowWrap: 'break-word',
})
globalStyle(`${full} ${title}`, { '@media': { [phone]: { fontSize: '2.2em' } } })
export const documentNumber = style({
  whiteSpace: 'nowrap',
  marginBlockStart: '.2em',
  fontSize: '1.05em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.ink2,
})

export const parties = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '2em',
  margin: '3em 0 2.4em',
  fontSize: '.93em',
})
/** The facts keep their words whole; a name as long as the paper breaks instead. */
globalStyle(`${parties} > :first-child`, { minWidth: 0 })
export const buyerName = style({ fontWeight: 600 })
export const facts = style({
  alignSelf: 'start',
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: '.1em 1.5em',
  flex: 'none',
  maxWidth: '50%',
  overflowWrap: 'break-word',
})
/** Label and value stand in the columns of the list around them. */
export const fact = style({ display: 'contents' })
globalStyle(`${paper} dt`, { color: color.ink3 })
globalStyle(`${fact} > dd`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' })

export const table = style({ width: '100%', fontSize: '.9em' })
globalStyle(`${table} th`, {
  padding: '.5em 0 .5em 1.6em',
  borderBlockEnd: strongRule,
  fontSize: '.9em',
  fontWeight: 500,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  color: color.ink3,
})
globalStyle(`${table} td`, {
  padding: '.68em 0 .68em 1.6em',
  borderBlockEnd: rule,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
})
globalStyle(`${table} :is(th, td):first-child`, {
  width: '100%',
  paddingInlineStart: 0,
  textAlign: 'start',
  whiteSpace: 'normal',
})
globalStyle(`${table} thead`, { '@media': { print: { display: 'table-header-group' } } })
globalStyle(`${table} tr`, { '@media': { print: { breakInside: 'avoid' } } })
export const detailColumn = style({})
globalStyle(`${full} ${detailColumn}`, { '@media': { [phone]: { display: 'none' } } })
export const description = style({ fontWeight: 550 })
export const more = style({ display: 'block', whiteSpace: 'pre-line' })
/** The title of a section and text above a line; they stay with it on a page. */
export const above = style({ breakAfter: 'avoid' })
globalStyle(`${above} > td`, { borderBlockEnd: 0, textAlign: 'start' })
export const heading = style({ display: 'block', fontSize: '1.15em', fontWeight: 600 })
export const subtotal = style({ breakBefore: 'avoid', fontWeight: 600 })
/** Price, discount and tax on a phone, where their columns have no room. */
export const phoneDetail = style({ display: 'none' })
globalStyle(`${full} ${phoneDetail}`, {
  '@media': { [phone]: { display: 'block', fontSize: '.93em', color: color.ink2 } },
})
export const sku = style({ display: 'block', fontSize: '.86em', color: color.ink3 })

export const sums = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1.15fr',
  gap: '3em',
  marginBlock: '1.4em 2em',
  fontSize: '.9em',
  breakInside: 'avoid',
})
export const notes = style({ maxWidth: '24em', color: color.ink2 })
export const noteText = style({ whiteSpace: 'pre-line' })
export const taxNote = style({ marginBlockStart: '.5em' })
export const totals = style({ display: 'grid', gap: '.3em', alignContent: 'start' })
const totalRow = style({ display: 'flex', justifyContent: 'space-between', gap: '1em' })
globalStyle(`${totalRow} > dd`, {
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
})
export const totalKinds = styleVariants({
  plain: [totalRow],
  strong: [
    totalRow,
    {
      marginBlockStart: '.2em',
      paddingBlockStart: '.5em',
      borderBlockStart: rule,
      fontWeight: 600,
    },
  ],
  balance: [
    totalRow,
    {
      marginBlockStart: '.3em',
      paddingBlockStart: '.4em',
      borderBlockStart: strongRule,
      fontSize: '1.3em',
      fontWeight: 600,
    },
  ],
})
globalStyle(`${totalKinds.strong} > dt`, { color: color.ink })
globalStyle(`${totalKinds.balance} > :is(dt, dd)`, { color: accent })

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2em',
  marginBlockStart: 'auto',
  paddingBlockStart: '1.3em',
  borderBlockStart: rule,
  fontSize: '.8em',
  color: color.ink2,
  breakInside: 'avoid',
})
globalStyle(`${foot} dl`, { alignSelf: 'center', gap: '0 1.5em' })
globalStyle(`${foot} ${fact} > dd`, { textAlign: 'start' })
/** At least 30 mm with its code, as printed. */
export const agency = style({
  flex: 'none',
  width: '9em',
  textAlign: 'center',
  fontSize: '.85em',
  overflowWrap: 'anywhere',
})
export const code = style({ flex: 'none', width: '7.5em', margin: '-.6em', fill: '#000' })
export const footLines = style({ marginInlineStart: 'auto', textAlign: 'end' })

for (const part of [parties, sums, foot]) {
  globalStyle(`${full} ${part}`, {
    '@media': {
      [phone]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '1.5em',
        marginBlock: '1.75em 1.25em',
      },
    },
  })
}
globalStyle(`${full} ${facts}`, {
  '@media': { [phone]: { maxWidth: '100%', justifySelf: 'start' } },
})
globalStyle(`${full} ${footLines}`, { '@media': { [phone]: { margin: 0, textAlign: 'start' } } })

export const terms = style({
  marginBlockStart: '2em',
  fontSize: '.94em',
  color: color.ink2,
  overflowWrap: 'anywhere',
})
globalStyle(`${agency} svg`, { width: '100%', margin: '-.3em 0' })
