import Papa from 'papaparse'
import { csvMarks } from '#app/shell/csv-marks.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { ownWalletContract } from '#contract/person/own-wallet.ts'

/** The person's wallet as PDF, or as CSV with heads, separator and numbers of the language. */
export async function loader(args: Args) {
  const { call, stream } = upstream(args)
  if (new URL(args.request.url).searchParams.get('as') === 'pdf') {
    return passFile(await stream(ownWalletContract.statementPdf, undefined), 'attachment')
  }
  const [{ t, format }, { entries }] = await Promise.all([
    getVisit(args),
    call(ownWalletContract.statement, undefined),
  ])
  const words = t('own-wallet')
  const { decimal, delimiter } = csvMarks(format)
  const money = (minor: number, currency: string) =>
    minorToDecimal(minor, currency).replace('.', decimal)
  const heads = ['at', 'what', 'note', 'purpose', 'currency', 'change', 'balance']
  const rows = entries.map(({ at, type, note, purpose, currency, amount, balanceAfter }) => [
    ...[at, words(`type.${type}`), /^\s*[=+\-@]/.test(note) ? `'${note}` : note],
    ...[words(`purpose.${purpose}`), currency],
    ...[money(amount, currency), money(balanceAfter, currency)],
  ])
  const body = Papa.unparse([heads.map((name) => words(`entry.${name}`)), ...rows], {
    delimiter,
    newline: '\r\n',
  })
  return new Response(`\ufeff${body}\r\n`, {
    headers: {
      'content-type': 'text/csv;charset=utf-8',
      'content-disposition': 'attachment; filename="wallet.csv"',
      'cache-control': 'private, no-store',
    },
  })
}
