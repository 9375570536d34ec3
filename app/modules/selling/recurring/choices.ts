import type { CustomFields } from '#app/shell/register/custom/custom-extra.ts'
import { loadCustomFields } from '#app/shell/register/custom/load-fields.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import type { InvoiceRow } from '#contract/selling/invoice.ts'
import { invoicesContract } from '#contract/selling/invoices.ts'

export type RecurringChoices = {
  /** Invoices that a recurring one can be made of, the newest first. */
  invoices: InvoiceRow[]
  /** What the firm added to invoices, where one is shown. */
  contentFields?: CustomFields | undefined
}

export async function loadRecurringChoices(
  access: FirmAccess,
  page: 'list' | 'record' | 'form',
): Promise<RecurringChoices> {
  const { call, can, firm } = access
  if (page === 'record') {
    return {
      invoices: [],
      contentFields: await loadCustomFields(access, { recordKind: 'invoice' }),
    }
  }
  if (page !== 'form' || !can('invoice:view')) return { invoices: [] }
  const { rows } = await call(invoicesContract.list, { firmId: firm.firmId, size: 100 })
  return { invoices: rows.filter(({ kind, state }) => kind === 'invoice' && state !== 'void') }
}
