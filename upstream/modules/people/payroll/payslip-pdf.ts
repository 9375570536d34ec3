import type { Language } from '#contract/core/fields.ts'
import type { Payslip, PayslipLine } from '#contract/people/payslips.ts'
import { paperFormat } from '../../../documents/paper/paper-format.ts'
import type { PrintedRow } from '../../../documents/pdf/table-paper.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { payslipTexts } from './names/payslip-texts.ts'

/**
 * A payslip on paper: a tagged PDF that a screen reader reads as a table.
 * @param language of whoever reads it
 */
export async function payslipPdf(
  reader: Reader,
  payslip: Payslip,
  { language, now }: { language: Language; now: Date },
): Promise<File> {
  const { legalName, paper, address } = getFirmProfile(reader)
  const t = payslipTexts[language]
  const format = paperFormat(language, address.country)
  const { currency, lines, month } = payslip
  const amount = (value: number) => format.amount(value, currency)
  const rowsOf = (kinds: readonly PayslipLine['kind'][], sign: 1 | -1): PrintedRow[] =>
    lines
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ name, base, forMonth, ...line }) => ({
        kind: 'line',
        depth: 1,
        cells: [
          forMonth ? `${name} (${forMonth})` : name,
          base === null ? '' : amount(base),
          amount(sign * line.amount),
        ],
      }))
  const sum = (name: string, value: number): PrintedRow => {
    return { kind: 'sum', depth: 0, cells: [name, '', amount(value)] }
  }
  const head = (name: string): PrintedRow => ({ kind: 'head', depth: 0, cells: [name, '', ''] })
  const borne = rowsOf(['employer', 'statutoryEmployer'], 1)
  const { yearToDate: year } = payslip
  const person = [
    payslip.employeeName,
    payslip.employeeNumber && `${t.number} ${payslip.employeeNumber}`,
    payslip.taxNumber && `${t.taxNumber} ${payslip.taxNumber}`,
    payslip.socialNumber && `${t.socialNumber} ${payslip.socialNumber}`,
  ].filter(Boolean)
  const { renderTablePaper } = await import('../../../documents/pdf/render-table-paper.ts')
  const bytes = await renderTablePaper(
    {
      ...{ paper, language, author: legalName },
      title: `${t.title} ${month}`,
      subtitle: `${person.join(' · ')} · ${format.date(payslip.payDate)}`,
      columns: [
        { label: t.item, kind: 'words' },
        { label: t.base, kind: 'figure' },
        { label: `${t.amount} ${currency}`, kind: 'figure' },
      ],
      rows: [
        head(t.earnings),
        ...rowsOf(['earning'], 1),
        sum(t.gross, payslip.gross),
        head(t.deductions),
        ...rowsOf(['inKind', 'beforeTax', 'statutory', 'garnishment', 'repayment', 'afterTax'], -1),
        ...rowsOf(['owed', 'rounding'], 1),
        { kind: 'result', depth: 0, cells: [t.net, '', amount(payslip.net)] },
        ...(borne.length > 0
          ? [
              head(t.employer),
              { kind: 'line' as const, depth: 1, cells: [t.gross, '', amount(payslip.gross)] },
              ...borne,
              sum(t.cost, payslip.employerCost),
            ]
          : []),
        head(`${t.year} ${payslip.payDate.slice(0, 4)}`),
        { kind: 'line', depth: 1, cells: [t.gross, '', amount(year.gross)] },
        { kind: 'line', depth: 1, cells: [t.taxes, '', amount(year.taxes)] },
        { kind: 'line', depth: 1, cells: [t.net, '', amount(year.net)] },
      ],
      notes: [payslip.iban && `${t.account} ${payslip.iban}`, t.unaudited].filter(Boolean),
      pageLabel: t.page,
    },
    now,
  )
  return new File([bytes], `payslip-${month}.pdf`, { type: 'application/pdf' })
}
