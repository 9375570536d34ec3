import { minorToDecimal } from '#contract/core/money.ts'
import { DealInput } from '#contract/customers/deals.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { linkRecords } from '../../firm/records/index.ts'
import { deals } from './register.ts'

type FromLead = {
  leadId: string
  partyId: string
  title: string
  /** In minor units of the base currency. */
  amount: number
  ownerId: string
  source: string
}

/** Begins a deal for a customer whom a lead has become. @returns its id */
export function createDealOf(writer: Writer, firm: FirmContext, lead: FromLead): string {
  const { baseCurrency: currency } = getFirmProfile(writer)
  const { leadId, partyId, title, amount, ownerId, source } = lead
  const value = amount === 0 ? '' : minorToDecimal(amount, currency)
  const input = DealInput.parse({ title, currency, value, ownerId, source })
  const { id } = deals.create(writer, firm, input)
  deals.change(writer, firm, id, { leadId, partyId })
  linkRecords(writer, firm, {
    from: { kind: 'lead', id: leadId },
    relation: 'convertedTo',
    to: { kind: 'deal', id },
  })
  return id
}

/**
 * Adds a deal by the rule for one that is typed in, for a customer whom an id names.
 * @returns its id. @throws AppError invalid
 */
export function createDeal(
  writer: Writer,
  firm: FirmContext,
  input: DealInput,
  partyId: string | null,
): string {
  const { id } = deals.create(writer, firm, input)
  deals.change(writer, firm, id, { partyId })
  return id
}
