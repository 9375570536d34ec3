import { describe, expect, it } from 'vitest'
import { languages } from '#contract/core/fields.ts'
import { PaperView } from '#contract/core/paper.ts'
import { printedPaper } from '../../../../documents/paper/printed-paper.ts'
import { paperTexts } from '../../../../documents/paper/texts/paper-texts.ts'
import { sampleSource } from './fixtures/sample-source.ts'
import { composeInvoicePaper } from './invoice-paper.ts'

const space = /[\u00a0\u202f]/g

function shown(rows: { label: string; value: string }[]): string[] {
  return rows.map(({ label, value }) => `${label}: ${value}`.replace(space, ' '))
}

describe('the words of a document', () => {
  it.each(languages)('are complete in %s, with the same gaps', (language) => {
    const gaps = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    for (const [key, text] of Object.entries(paperTexts.en)) {
      const other = Object.entries(paperTexts[language]).find(([name]) => name === key)?.[1]
      expect(other, key).toBeTruthy()
      expect(gaps(other ?? ''), key).toEqual(gaps(text))
    }
  })

  it.each(languages)('leave no gap open in %s', (language) => {
    for (const kind of ['invoice', 'creditNote'] as const) {
      for (const state of ['draft', 'sent', 'void', 'paid'] as const) {
        const paper = composeInvoicePaper({
          ...sampleSource,
          kind,
          state,
          language,
          currency: 'USD',
        })
        expect(PaperView.parse(paper)).toEqual(paper)
        expect(JSON.stringify(paper)).not.toMatch(/\{\w+\}|undefined|NaN/)
      }
    }
  })
})

describe('an invoice as paper', () => {
  it('adds up from the lines to the balance', () => {
    expect(shown(composeInvoicePaper(sampleSource).totals)).toEqual([
      'Subtotale: 5.597,00',
      'Sconto: −280,08',
      'IVA 22% su 5.252,92: 1.155,64',
      'IVA 0% su 64,00: 0,00',
      'Totale: 6.472,56 €',
      'Pagato il 28 settembre 2026: −2.000,00',
      'Note di credito: −100,00',
      'Da pagare: 4.372,56 €',
    ])
  })

  it('says what gross prices include after the total', () => {
    const { totals } = composeInvoicePaper({ ...sampleSource, priceMode: 'gross', language: 'de' })
    expect(shown(totals).slice(2, 5)).toEqual([
      'Gesamtbetrag: 6.472,56 €',
      'Summe ohne MwSt.: 5.316,92',
      'darin MwSt. 22 % auf 5.252,92: 1.155,64',
    ])
  })

  it('sums what stands between titles and sums above, and nothing twice', () => {
    const [lamp, fitting] = sampleSource.lines
    if (!lamp || !fitting) throw new Error('No lines')
    const lines = [
      { ...lamp, heading: 'Piano terra', textAbove: 'Come da sopralluogo.' },
      { ...fitting, hasSubtotal: true },
      { ...fitting, hasSubtotal: true },
      { ...lamp, heading: 'Primo piano', isLeftOut: true },
      { ...fitting, hasSubtotal: true },
    ]
    const { rows, totals } = composeInvoicePaper({ ...sampleSource, lines })
    expect(rows.map(({ subtotal }) => subtotal?.value)).toEqual([
      undefined,
      '2.485,22',
      '26,06',
      undefined,
      '26,06',
    ])
    expect(rows[0]).toMatchObject({ heading: 'Piano terra', textAbove: 'Come da sopralluogo.' })
    expect(totals).toEqual(composeInvoicePaper(sampleSource).totals)
  })

  it('keeps all decimals of prices and quantities', () => {
    const [lamp, fitting] = composeInvoicePaper(sampleSource).rows
    expect(lamp).toMatchObject({ quantity: '18 pz', price: '148,50', discount: '8%', tax: '22%' })
    expect(fitting).toMatchObject({ quantity: '0,5 h', price: '52,1234', discount: '–', tax: '0%' })
  })

  it('gives the legal note in both languages', () => {
    expect(composeInvoicePaper({ ...sampleSource, language: 'de' }).taxNotes).toEqual([
      'Steuerschuldnerschaft des Leistungsempfängers (art. 17)',
      'Inversione contabile (art. 17)',
    ])
  })

  it('gives the tax in the firm’s currency', () => {
    const source = {
      ...sampleSource,
      currency: 'USD',
      exchangeRate: '0.92',
      language: 'en',
      // Of 1,155.64 USD at 0.92, as it was posted.
      taxGroups: sampleSource.taxGroups.map((group) => ({
        ...group,
        baseTax: group.tax === 0 ? 0 : 106_319,
      })),
    } as const
    const paper = composeInvoicePaper(source)
    expect(paper.taxNotes.at(-1)).toBe('VAT: €1,063.19 (1 USD = 0.92 EUR)')
    expect(paper.foot.paymentCode).toBeNull()
  })

  it('asks for no money where none is due', () => {
    const void_ = composeInvoicePaper({ ...sampleSource, state: 'void' })
    const credit = composeInvoicePaper({ ...sampleSource, kind: 'creditNote' })
    const draft = composeInvoicePaper({ ...sampleSource, state: 'draft', number: null })
    for (const paper of [void_, credit, draft]) expect(paper.foot.paymentCode).toBeNull()
    expect(credit.foot.facts).toEqual([])
    expect(draft).toMatchObject({ isDraft: true, title: 'Fattura, bozza', number: null })
  })

  it('prints what the screen shows, and carries sums', () => {
    const view = composeInvoicePaper(sampleSource)
    const printed = printedPaper(sampleSource, view, undefined)
    expect(printed.rows).toBe(view.rows)
    expect(printed.carryAmounts).toEqual(['2.459,16', '2.485,22'])
    expect(printed.foot.paymentCode).toBe(view.foot.paymentCode)
  })
})
