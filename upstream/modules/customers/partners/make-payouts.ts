import type { BillInput } from '#contract/buying/bills.ts'
import { BillInput as Bill } from '#contract/buying/bills.ts'
import { AppError } from '#contract/core/errors.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { accountFor, post } from '../../books/ledger/index.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import { findRate } from '../../books/rates/index.ts'
import { isFor, isValidOn, type TaxRule, taxRules } from '../../books/taxes/index.ts'
import { approveOrSubmit, createBill } from '../../buying/bills/index.ts'
import { usualRate } from '../../buying/expenses/views.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { earnInto } from '../../money/wallets/index.ts'
import { payoutTexts } from './payout-texts.ts'
import { type Payout, planPayouts } from './payouts.ts'
import { programmeRules } from './settings.ts'
import { getPartner, unpaidRows } from './store.ts'
import { type PartnerStored, partnerPayoutsTable, payoutRowsTable } from './tables.ts'

/** The source of entries of payouts. */
export const payoutKind = 'partnerPayout'

/** What is due today, by partner and currency, and what is carried. */
export function planned(reader: Reader, context: FirmContext) {
  const date = firmDate(reader, context)
  const unpaid = unpaidRows(reader)
  const known = new Map<string, PartnerStored>()
  for (const { partnerId } of unpaid) {
    if (!known.has(partnerId)) known.set(partnerId, getPartner(reader, partnerId))
  }
  const payable = [...known.values()].filter(
    ({ state, partyId }) => state === 'approved' && partyId !== null,
  )
  const held = reader.sql.exec<{ id: string }>(
    `select invoice_id as id from partner_invoices where referral_id in
       (select id from partner_referrals where review = 'waiting')`,
  )
  const plan = planPayouts({
    unpaidRows: unpaid,
    heldInvoiceIds: new Set(held.toArray().map(({ id }) => id)),
    minimums: programmeRules(reader).minimums,
    ways: new Map(payable.map(({ id, payoutWay }) => [id, payoutWay])),
    date,
  })
  const approved = new Set(payable.map(({ id }) => id))
  const carried = plan.carried.map((one) => ({
    ...one,
    partnerName: known.get(one.partnerId)?.name ?? '',
    reason:
      one.reason === 'belowMinimum' && !approved.has(one.partnerId)
        ? ('notApproved' as const)
        : one.reason,
  }))
  const due = plan.payouts.map((one) => ({
    ...one,
    partnerName: known.get(one.partnerId)?.name ?? '',
  }))
  return { date, due, carried, unpaid }
}

/**
 * Pays what is due today, each once: by a bill of the partner, which a payment run pays, or into their
 * balance. One that cannot be paid, as no rate of its currency is known, is left and counted.
 * @throws AppError locked
 */
export function payDue(writer: Writer, context: FirmContext): { paid: number; left: number } {
  const { due, unpaid, date } = planned(writer, context)
  const worth = new Map(unpaid.map(({ key, amountBase }) => [key, amountBase]))
  let left = 0
  for (const payout of due) {
    if (hasRate(writer, payout.currency, date)) {
      const amountBase = payout.rowKeys.reduce((sum, key) => sum + (worth.get(key) ?? 0), 0)
      payOne(writer, context, { ...payout, amountBase, date })
    } else left += 1
  }
  return { paid: due.length - left, left }
}

function hasRate(reader: Reader, currency: string, date: string): boolean {
  const { baseCurrency } = getFirmProfile(reader)
  return currency === baseCurrency || findRate(reader, baseCurrency, currency, date) !== undefined
}

type Paying = Payout & { amountBase: number; date: string }

function payOne(writer: Writer, context: FirmContext, payout: Paying): void {
  const { key, partnerId, currency, amount, amountBase, date, rowKeys, way } = payout
  const partner = getPartner(writer, partnerId)
  const { partyId, name: partnerName } = partner
  if (partyId === null)
    throw new AppError('unexpected', 'The partner needs a contact before a payout')
  const { number } = takeNumber(writer, { kind: payoutKind, date })
  const id = context.newId()
  const source = { kind: payoutKind, id }
  writer.db
    .insert(partnerPayoutsTable)
    .values({
      ...{ id, number, key, partnerId, partnerName, partyId, date, currency, amount, amountBase },
      ...{ way, documentId: '', documentNumber: '', cancelledDate: null },
      createdAt: context.now.toISOString(),
      createdBy: context.actor.userId,
    })
    .run()
  for (const commissionKey of rowKeys) {
    writer.db.insert(payoutRowsTable).values({ commissionKey, payoutId: id }).run()
  }
  const paid =
    way === 'wallet'
      ? intoWallet(writer, context, { ...payout, partyId, number, id })
      : asBill(writer, context, { ...payout, partner, number })
  if (way === 'paymentRun') {
    // The bill has its own expense: what was owed until now no longer is.
    post(writer, context, {
      ...{ date, memo: `${number} ${partnerName}`, source },
      lines: [
        { ...payableOf(partyId, currency, amount), debit: amountBase, credit: 0 },
        { account: { role: 'commissions' }, debit: 0, credit: amountBase },
      ],
    })
  }
  writer.sql.exec(
    'update partner_payouts set document_id = ?, document_number = ? where id = ?',
    ...[paid.id, paid.number, id],
  )
  writer.audit({
    entity: 'partner',
    entityId: partnerId,
    action: 'payOut',
    title: partnerName,
    ...{ amount, currency, detail: number },
  })
}

/** Facts of a line on the account of what is owed to partners. */
export function payableOf(partyId: string, currency: string, amount: number) {
  return { account: { role: 'partnerPayable' }, partyId, currency, amount }
}

type ToWallet = Paying & { partyId: string; number: string; id: string }

function intoWallet(writer: Writer, context: FirmContext, payout: ToWallet) {
  const { partyId, currency, date, amount, amountBase, id, number } = payout
  const earned = earnInto(writer, context, {
    ...{ partyId, currency, date, amount, amountBase },
    from: { role: 'partnerPayable' },
    document: { kind: payoutKind, id, number },
  })
  return { id: earned.walletId, number: earned.number }
}

type ToBill = Paying & { partner: PartnerStored; number: string }

/** A bill of the partner over their commissions, approved, or handed in where the firm wants two. */
function asBill(writer: Writer, context: FirmContext, payout: ToBill) {
  const { partner, number, currency, amount, date } = payout
  const { partyId, chargesTax } = partner
  const party = getStoredParty(writer, partyId ?? '')
  const rules = [...taxRules(writer).values()].filter(
    (rule) => isFor(rule, 'purchase') && isValidOn(rule, date),
  )
  const input: BillInput = Bill.parse({
    supplierId: partyId,
    supplierName: party.name,
    supplierNumber: number,
    ...{ date, currency, paymentReference: number },
    lines: [
      {
        description: payoutTexts[partner.language].line.replace('{number}', number),
        unitPrice: minorToDecimal(amount, currency),
        account: accountFor(writer, 'commissions'),
        taxCode: (chargesTax ? usualRate(rules) : untaxed(rules))?.code ?? '',
      },
    ],
  })
  const bill = createBill(writer, context, input)
  const approved = approveOrSubmit(writer, context, bill.id)
  return { id: approved.id, number: approved.number || number }
}

/** The rate of purchases without tax; the usual one where the firm has none. */
function untaxed(rules: readonly TaxRule[]): TaxRule | undefined {
  const free = rules.filter(({ rate, isReverseCharge }) => Number(rate) === 0 && !isReverseCharge)
  return free.find(({ category }) => category === 'O') ?? free[0] ?? usualRate(rules)
}
