import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#app/ui/tokens.css.ts'

export const notPrinted = style({ '@media': { print: { display: 'none' } } })

const sheet = style({
  display: 'grid',
  inlineSize: '210mm',
  background: '#fff',
  color: '#000',
  outline: `1px solid ${vars.color.line}`,
  '@media': { print: { outline: 'none' } },
})

/** Sheets of A4 as they are sold: labels in a row, and how large one is. */
export const sheets = styleVariants({
  l24: [sheet, { gridTemplateColumns: 'repeat(3, 70mm)', gridAutoRows: '37mm' }],
  l65: [
    sheet,
    { gridTemplateColumns: 'repeat(5, 38.1mm)', gridAutoRows: '21.2mm', padding: '10.7mm 9.75mm' },
  ],
  l8: [sheet, { gridTemplateColumns: 'repeat(2, 105mm)', gridAutoRows: '74mm' }],
})

export const label = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '0.8mm',
  padding: '2mm 3mm',
  overflow: 'hidden',
  breakInside: 'avoid',
  fontSize: '8pt',
  lineHeight: 1.15,
})
export const name = style({ fontWeight: 600, maxBlockSize: '2.4em', overflow: 'hidden' })
export const foot = style({ display: 'flex', justifyContent: 'space-between', gap: '2mm' })
export const bars = style({ inlineSize: '100%', blockSize: '45%', minBlockSize: '6mm' })
export const squares = style({ blockSize: '55%', minBlockSize: '10mm', alignSelf: 'center' })
