import { Language } from '#contract/core/fields.ts'
import type { PortalHome } from '#contract/customers/public-portal.ts'
import { Address } from '#contract/firm/firms.ts'
import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { partyBalances } from '../../books/settlement/index.ts'
import { appointmentsOf } from '../../communication/bookings/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { issuedTo } from '../../selling/invoicing/views.ts'
import { quotesTo } from '../../selling/quotes/views.ts'
import { isPartner } from '../partners/index.ts'
import { ticketsOf } from '../support-tickets/index.ts'
import { contactRows } from './contacts.ts'
import { contactsOf, type PortalContact } from './portal-access.ts'
import { portalContacts } from './register.ts'
import { findActing, type SessionRow } from './sessions.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Tasks of a party's projects that its contacts may see in the portal, at most so many. */
    sharedTasks: (
      reader: Reader,
      partyId: string,
      limit: number,
    ) => NonNullable<PortalHome['chosen']>['tasks']
  }
}

const maxShown = 100

/** What somebody who is signed in sees. */
export function homeOf(reader: Reader, context: FirmContext, session: SessionRow): PortalHome {
  const { email } = session
  const companies = contactsOf(email, contactRows(reader, email)).map(({ id, partyId }) => ({
    contactId: id,
    name: getStoredParty(reader, partyId).name,
  }))
  const acting = findActing(reader, session)
  return { email, companies, chosen: acting ? chosenOf(reader, context, acting) : null }
}

function chosenOf(
  reader: Reader,
  context: FirmContext,
  acting: PortalContact,
): NonNullable<PortalHome['chosen']> {
  const party = getStoredParty(reader, acting.partyId)
  const { name, phone, email } = portalContacts.get(reader, acting.id)
  const { rights, partyId } = acting
  const may = (right: (typeof rights)[number]) => rights.includes(right)
  const address = Address.parse(JSON.parse(party.address))
  return {
    contactId: acting.id,
    name,
    phone,
    customer: party.name,
    language: Language.parse(party.language),
    rights: rights.filter((right) => right !== 'partner' || isPartner(reader, partyId)),
    address: may('data')
      ? [address.street, `${address.postcode} ${address.city}`.trim(), address.country].filter(
          Boolean,
        )
      : [],
    vatId: may('data') ? party.vatId : '',
    quotes: may('quotes') ? quotesTo(reader, partyId, maxShown) : [],
    documents: may('invoices') ? documentsOf(reader, context, partyId) : [],
    balances: may('invoices') ? balancesOf(reader, context, partyId) : [],
    tickets: may('tickets') ? ticketsOf(reader, context.firmId, partyId, maxShown) : [],
    tasks: may('projects')
      ? hooks('sharedTasks').flatMap((read) => read(reader, partyId, maxShown))
      : [],
    appointments: may('bookings') ? appointmentsOf(reader, context, email) : [],
  }
}

function documentsOf(reader: Reader, context: FirmContext, partyId: string) {
  const today = firmDate(reader, context)
  return issuedTo(reader, partyId, { limit: maxShown })
    .filter(({ state }) => state !== 'void')
    .map(({ id, kind, number, date, dueDate, currency, total, open }) => ({
      ...{ id, number, date, dueDate, currency, total },
      isCredit: kind === 'creditNote',
      due: open,
      isOverdue: kind !== 'creditNote' && open > 0 && dueDate < today,
    }))
}

function balancesOf(reader: Reader, context: FirmContext, partyId: string) {
  const asOf = firmDate(reader, context)
  const balances = partyBalances(reader, { partyId, direction: 'receivable', asOf })
  return [...balances]
    .map(([currency, amount]) => ({ currency, amount }))
    .filter(({ amount }) => amount !== 0)
}
