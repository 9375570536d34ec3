import { moneyAccountsOf } from '#app/shell/form/account-field.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { Id } from '#contract/core/fields.ts'
import { PageQuery } from '#contract/core/page.ts'
import { firmsContract } from '#contract/firm/firms.ts'
import { partiesContract } from '#contract/firm/parties.ts'

/**
 * What the page of a top-up or a gift card needs: the customer of the address, or the customers to
 * choose from while it names none.
 */
export async function beginMoneyIn({ call, firm }: FirmAccess, request: Request) {
  const { firmId } = firm
  const asked = Id.safeParse(new URL(request.url).searchParams.get('customer'))
  if (!asked.success) {
    const query = readListQuery(PageQuery, request)
    const page = await call(partiesContract.list, { ...query, firmId, role: 'customer' })
    return { step: 'customer', query, page } as const
  }
  const [customer, { timeZone }, accounts] = await Promise.all([
    call(partiesContract.get, { firmId, partyId: asked.data }),
    call(firmsContract.get, { firmId }),
    call(accountsContract.list, { firmId }),
  ])
  return {
    step: 'money',
    customer: { id: customer.id, name: customer.name },
    accounts: moneyAccountsOf(accounts),
    initial: {
      currency: customer.currency || firm.baseCurrency,
      date: todayIn(timeZone),
      method: 'bankTransfer',
    },
  } as const
}
