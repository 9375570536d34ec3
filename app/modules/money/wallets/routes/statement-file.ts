import Papa from 'papaparse'
import { z } from 'zod'
import { csvMarks } from '#app/shell/csv-marks.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { walletsContract } from '#contract/money/wallets.ts'

const Query = z.object({
  from: DateOnly.optional(),
  to: DateOnly.optional(),
  as: z.enum(['csv', 'pdf']).default('csv'),
})

/** A balance's statement as PDF, or as CSV with heads, separator and numbers of the language. */
export async function loader(args: Args) {
  const { call, stream, firm } = await requireFirm(args)
  const { as, ...span } = readListQuery(Query, args.request)
  const input = { ...span, firmId: firm.firmId, walletId: requireIdParam(args, 'walletId') }
  if (as === 'pdf') {
    return passFile(await stream(walletsContract.statementPdf, input), 'attachment')
  }
  const [{ t }, format, statement] = await Promise.all([
    getVisit(args),
    getFormat(args),
    call(walletsContract.statement, input),
  ])
  const words = t('wallets')
  const { wallet, entries, from, to } = statement
  const { currency, number } = wallet
  const { decimal, delimiter } = csvMarks(format)
  const money = (minor: number) => minorToDecimal(minor, currency).replace('.', decimal)
  const heads = ['field.date', 'entry.number', 'entry.what', 'entry.about', 'entry.note']
  const rows = entries.map((entry) => [
    entry.date,
    entry.number,
    words(`type.${entry.type}`),
    entry.documentNumber,
    plain(entry.note),
    money(entry.amount),
    money(entry.balanceAfter),
    currency,
  ])
  const sums = [words('entry.change', { currency }), words('entry.balance', { currency })]
  const head = [...heads.map((key) => words(key)), ...sums, words('field.currency')]
  const body = Papa.unparse([head, ...rows], {
    delimiter,
    newline: '\r\n',
  })
  return new Response(`\ufeff${body}\r\n`, {
    headers: {
      'content-type': 'text/csv;charset=utf-8',
      'content-disposition': `attachment; filename="${number}-${from}-${to}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

/** What a spreadsheet would take for a formula begins with an apostrophe. */
function plain(note: string): string {
  return /^\s*[=+\-@]/.test(note) ? `'${note}` : note
}
