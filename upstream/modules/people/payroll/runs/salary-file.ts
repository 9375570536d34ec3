import { conflictOf } from '#contract/core/errors.ts'
import { checkIban } from '#contract/core/iban.ts'
import { SalaryFormat as Format, type SalaryFormat } from '#contract/people/payroll-runs.ts'
import { laterOf } from '../../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { accountFor } from '../../../books/ledger/index.ts'
import { firmDate, getFirmProfile } from '../../../firm/firms/index.ts'
import { ibanOf } from '../../../money/bank/views.ts'
import { creditTransferFile, formatsOf } from '../../../money/payment-runs/index.ts'
import { movedSince } from './pay-accounts.ts'
import { payslipsOf, requireRun, type StoredPayslip, type StoredRun } from './stored.ts'

/**
 * Files of what is not paid yet that the bank takes, of everybody whose account is known; none where
 * that is nobody, or where the firm's own is missing.
 */
export function salaryFormats(reader: Reader, run: StoredRun): SalaryFormat[] {
  if (run.state !== 'posted' || movedSince(reader, run).length > 0) return []
  const items = unpaidOf(reader, run)
  return items.length === 0 ? [] : formatsFor(reader, run, items)
}

/**
 * Payslips that a bank's file cannot pay for want of a valid IBAN: they stay open. None where no file can be made at all, as where people are not paid by IBAN.
 */
export function withoutIban(reader: Reader, run: StoredRun): StoredPayslip[] {
  if (formatsFor(reader, run, []).length === 0) return []
  return unpaidSlips(reader, run).filter(({ iban }) => !checkIban(iban).isValid)
}

function formatsFor(
  reader: Reader,
  run: StoredRun,
  items: readonly { iban: string }[],
): SalaryFormat[] {
  const own = { iban: ibanOf(reader, accountFor(reader, 'bank')), currency: run.currency }
  return formatsOf({ ...own, direction: 'out' }, items, { creditorId: '' }).flatMap((format) => {
    const known = Format.safeParse(format)
    return known.success ? [known.data] : []
  })
}

/**
 * The bank's file of what is not paid yet: marked as salaries (SALA), to the accounts that were
 * approved. Where somebody has another by now, as after a payment that came back, it is approved first.
 * @throws AppError not_found; conflict where no such file can be made, or an account is not approved
 */
export function takeSalaryFile(
  writer: Writer,
  context: FirmContext,
  { payrollRunId, format }: { payrollRunId: string; format: SalaryFormat },
): File {
  const run = requireRun(writer, payrollRunId)
  if (movedSince(writer, run).length > 0) throw conflictOf('payAccountChanged')
  if (!salaryFormats(writer, run).includes(format)) throw conflictOf('noSalaryFile')
  const { legalName, address, bankAccount } = getFirmProfile(writer)
  const iban = checkIban(ibanOf(writer, accountFor(writer, 'bank'))).normalised
  const isOwn = checkIban(bankAccount.iban).normalised === iban
  const number = `SALARY-${run.month}`
  const xml = creditTransferFile(
    {
      number: `${number}-${run.version}`,
      createdAt: context.now.toISOString(),
      executionDate: laterOf(run.payDate, firmDate(writer, context)),
      currency: run.currency,
      purpose: 'SALA',
      payer: { name: legalName, iban, bic: isOwn ? bankAccount.bic : '', address },
      transfers: unpaidOf(writer, run).map((one, at) => ({
        ...one,
        endToEndId: `${number}-${at + 1}`,
        address: undefined,
        reference: number,
      })),
    },
    format,
  )
  const { id: entityId, month: title } = run
  writer.audit({ entity: 'payrollRun', entityId, title, action: 'giveFile', after: { format } })
  return new File([xml], `${number}.xml`, { type: 'application/xml' })
}

function unpaidSlips(reader: Reader, { id }: StoredRun): StoredPayslip[] {
  return payslipsOf(reader, id).filter(({ paidDate, net }) => paidDate === null && net > 0)
}

function unpaidOf(reader: Reader, run: StoredRun) {
  return unpaidSlips(reader, run)
    .filter(({ iban }) => checkIban(iban).isValid)
    .map(({ employeeName: name, net: amount, iban }) => ({
      name,
      amount,
      iban: checkIban(iban).normalised,
    }))
}
