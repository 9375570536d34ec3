import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import type { CustomerChoice } from './components/customer-select.tsx'

type Wanted = {
  /** Finds by name, contact, email, town or VAT number. */
  q?: string
  /** Is among the choices whatever is searched, archived or not. */
  chosenId?: string
}

const maxChoices = 200

/** Active customers to choose from by name, at maxChoices 200; `hasMore` when the search leaves more. */
export async function listCustomerChoices(
  { call, firm: { firmId } }: FirmAccess,
  { q, chosenId }: Wanted = {},
): Promise<{ customers: CustomerChoice[]; hasMore: boolean }> {
  const [page, chosen] = await Promise.all([
    call(partiesContract.list, { firmId, q, role: 'customer', size: maxChoices }),
    chosenId ? findCustomerChoice(call, { firmId, partyId: chosenId }) : undefined,
  ])
  const customers = page.rows.map(({ id, name, city, country }) => ({ id, name, city, country }))
  const isListed = customers.some(({ id }) => id === chosen?.id)
  return {
    customers: chosen && !isListed ? [chosen, ...customers] : customers,
    hasMore: page.next !== null,
  }
}

/** A customer in an address may be gone, or never have been: then nobody is chosen. */
async function findCustomerChoice(
  call: FirmAccess['call'],
  ids: { firmId: string; partyId: string },
): Promise<CustomerChoice | undefined> {
  try {
    const { id, name, address } = await call(partiesContract.get, ids)
    return { id, name, city: address.city, country: address.country }
  } catch (error) {
    const isAbsent = error instanceof AppError && ['not_found', 'invalid'].includes(error.code)
    if (isAbsent) return undefined
    throw error
  }
}
