import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { type Refusal, refuse } from '#app/shell/form/parse-form.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { settlementContract, WriteOffInput } from '#contract/books/settlement.ts'
import type { Minor } from '#contract/core/money.ts'
import { fieldProblems } from '#contract/core/problems.ts'

type Outcome =
  | { amount: Minor; currency: string; refusal?: undefined }
  | { refusal: Refusal; status: number }

/** Writes off what a form says of an invoice, a supplier's document or one of the old books. */
async function writeOff(
  { call, firm }: FirmAccess,
  form: Form,
  document: { invoiceId: string } | { billId: string } | { openingItemId: string },
): Promise<Outcome> {
  const { data, values, idempotencyKey } = form
  const currency = textAt(data, 'currency')
  const { amount, problem } = readAmount(textAt(data, 'amount'), currency)
  const read = WriteOffInput.safeParse({
    amount,
    date: textAt(data, 'date'),
    reason: textAt(data, 'reason'),
    withTax: textAt(data, 'withTax') === '1',
  })
  const found = read.success ? {} : fieldProblems(read.error)
  const problems = { ...found, ...(problem && { amount: problem }) }
  if (!read.success || problem) return { refusal: { values, problems }, status: 422 }
  const input = { ...read.data, firmId: firm.firmId }
  const how = { idempotencyKey }
  const result = await attempt(form, () => {
    if ('billId' in document) {
      return call(settlementContract.writeOffBill, { ...input, ...document }, how)
    }
    if ('openingItemId' in document) {
      return call(settlementContract.writeOffOpeningItem, { ...input, ...document }, how)
    }
    return call(settlementContract.writeOff, { ...input, ...document }, how)
  })
  if (result.refusal) return { refusal: result.refusal, status: result.status }
  return { amount: result.value.amount, currency }
}

/** Writes off what the form of a page says, and goes back to the document or says at which field it can't be. */
export async function takeWriteOff(
  args: Args,
  document: Parameters<typeof writeOff>[2],
  pathOf: (firmId: string) => string,
) {
  const access = await requireFirm(args)
  const [{ t }, { locale, money }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: ['amount'], locale })
  const outcome = await writeOff(access, form, document)
  if (outcome.refusal) return refuse(outcome.refusal, outcome.status)
  return redirectWithToast(args, pathOf(access.firm.firmId), {
    type: 'success',
    message: t('payments')('writeOff.done', { amount: money(outcome.amount, outcome.currency) }),
  })
}
