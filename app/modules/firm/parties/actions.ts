import type { About, RecordAction, RecordLink } from '#app/shell/register/describe.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { type Party, partiesContract } from '#contract/firm/parties.ts'
import type { PartyExtra } from './load.ts'
import { confirmAccountsPath, elsewherePaths, mergePartyPath } from './paths.ts'

/** Buttons of a party's page that change the party. */
export const partyActions: RecordAction<Party>[] = [
  {
    intent: 'archive',
    icon: 'archive',
    isInMenu: true,
    needs: 'party:edit',
    isOffered: ({ isArchived }) => !isArchived,
    act: ({ call, firm: { firmId } }, partyId, options) =>
      call(partiesContract.archive, { firmId, partyId }, options),
  },
  {
    intent: 'restore',
    icon: 'archive-restore',
    needs: 'party:edit',
    isOffered: ({ isArchived, mergedIntoId }) => isArchived && mergedIntoId === null,
    act: ({ call, firm: { firmId } }, partyId, options) =>
      call(partiesContract.restore, { firmId, partyId }, options),
  },
  {
    intent: 'anonymise',
    icon: 'eye-off',
    needs: needsOf(partiesContract.anonymise),
    asksFirst: true,
    isDanger: true,
    isOffered: ({ isUsed, anonymisedAt }) => isUsed && anonymisedAt === null,
    act: ({ call, firm: { firmId } }, partyId, options) =>
      call(partiesContract.anonymise, { firmId, partyId }, options),
  },
  {
    intent: 'delete',
    icon: 'trash-2',
    needs: needsOf(partiesContract.delete),
    asksFirst: true,
    endsRecord: true,
    isDanger: true,
    isOffered: ({ isUsed }) => !isUsed,
    act: ({ call, firm: { firmId } }, partyId, options) =>
      call(partiesContract.delete, { firmId, partyId }, options),
  },
]

/** Where something is begun for a party. */
export function partyLinks(party: Party, { firm }: About<PartyExtra>): RecordLink[] {
  const { newInvoice, newDeposit, newPayment, netting, ownFirm } = elsewherePaths(
    firm.firmId,
    party.id,
  )
  const isCustomer = party.roles.includes('customer')
  const links: RecordLink[] = []
  if (party.mergedIntoId === null) {
    const href = mergePartyPath(firm.firmId, party.id)
    const merge = { label: 'detail.merge', icon: 'users', href, place: 'menu' } as const
    links.push(merge)
  }
  if (party.heldAccounts.length > 0) {
    const href = confirmAccountsPath(firm.firmId, party.id)
    const confirm = { label: 'detail.confirmAccounts', icon: 'shield-check', href } as const
    links.push(confirm)
  }
  if (party.roles.length > 1) {
    const net = { label: 'detail.net', icon: 'arrow-left-right', href: netting } as const
    links.push(net)
  }
  if (isCustomer) {
    const pay = { label: 'detail.newPayment', icon: 'banknote', href: newPayment } as const
    links.push(pay)
    const own = {
      label: 'detail.ownFirm',
      icon: 'building-2',
      href: ownFirm,
      place: 'menu',
    } as const
    links.push(own)
  }
  if (isCustomer && !party.isArchived) {
    const invoice = { label: 'detail.newInvoice', icon: 'plus', href: newInvoice } as const
    links.push({ ...invoice, place: 'main' })
    links.push({ label: 'detail.newDeposit', icon: 'plus', href: newDeposit })
  }
  return links
}
