import type { Language } from '#contract/core/fields.ts'
import type { PayYear } from '#contract/people/pay-years.ts'
import { paperFormat } from '../../../../documents/paper/paper-format.ts'
import type { PrintedRow } from '../../../../documents/pdf/table-paper.ts'
import type { Reader } from '../../../../firm/store.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { payslipTexts } from '../names/payslip-texts.ts'
import { EFFECTS } from '../payslip/payslip.ts'
import { yearTexts } from './year-texts.ts'

/**
 * What somebody was paid in a year, on paper: by month, then by item. A tagged PDF that a screen reader
 * reads as a table. It is no official certificate, and says so.
 * @param language of whoever reads it
 */
export async function yearPdf(
  reader: Reader,
  year: PayYear,
  { language, now }: { language: Language; now: Date },
): Promise<File> {
  const { legalName, paper, address } = getFirmProfile(reader)
  const [t, own] = [payslipTexts[language], yearTexts[language]]
  const format = paperFormat(language, address.country)
  const { currency } = year
  const amount = (value: number) => format.amount(value, currency)
  const row = (kind: PrintedRow['kind'], cells: string[]): PrintedRow => {
    return { kind, depth: kind === 'line' ? 1 : 0, cells }
  }
  const head = (name: string) => row('head', [name, '', '', ''])
  const sums = (one: Pick<PayYear, 'gross' | 'taxes' | 'net'>) =>
    [one.gross, one.taxes, one.net].map(amount)
  const itemsOf = (isBorne: boolean) =>
    year.items
      .filter(({ kind }) => kind !== 'info' && (EFFECTS[kind] === 0) === isBorne)
      .map((item) => {
        const sign = isBorne ? 1 : EFFECTS[item.kind]
        return row('line', [item.name, '', '', amount(sign * item.amount)])
      })
  const borne = itemsOf(true)
  const { renderTablePaper } = await import('../../../../documents/pdf/render-table-paper.ts')
  const person = [
    year.employeeName,
    year.employeeNumber && `${t.number} ${year.employeeNumber}`,
    year.taxNumber && `${t.taxNumber} ${year.taxNumber}`,
    year.socialNumber && `${t.socialNumber} ${year.socialNumber}`,
  ].filter(Boolean)
  const bytes = await renderTablePaper(
    {
      ...{ paper, language, author: legalName },
      title: `${own.title} ${nameOfYear(year)}`,
      subtitle: `${person.join(' · ')} · ${format.date(year.fromDate)} – ${format.date(year.toDate)}`,
      columns: [
        { label: own.month, kind: 'words' },
        { label: `${t.gross} ${currency}`, kind: 'figure' },
        { label: t.taxes, kind: 'figure' },
        { label: t.net, kind: 'figure' },
      ],
      rows: [
        ...(year.opening
          ? [
              row('line', [
                `${own.before} ${format.date(year.opening.throughDate)}`,
                ...sums(year.opening),
              ]),
            ]
          : []),
        ...year.months.map((one) => row('line', [one.month, ...sums(one)])),
        row('result', [own.sum, ...sums(year)]),
        head(own.items),
        ...itemsOf(false),
        ...(borne.length > 0 ? [head(t.employer), ...borne] : []),
      ],
      notes: [own.noCertificate, t.unaudited],
      pageLabel: t.page,
    },
    now,
  )
  return new File([bytes], `pay-${year.year}.pdf`, { type: 'application/pdf' })
}

/** `2026`, or `2026/27` for a tax year that is not the calendar's. */
function nameOfYear({ fromDate, toDate }: Pick<PayYear, 'fromDate' | 'toDate'>): string {
  const [from, to] = [fromDate.slice(0, 4), toDate.slice(0, 4)]
  return from === to ? from : `${from}/${to.slice(2)}`
}
