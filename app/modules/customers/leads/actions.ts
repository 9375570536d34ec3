import type { About, RecordAction, RecordLink } from '#app/shell/register/describe.ts'
import { type Lead, type LeadStep, leadsContract } from '#contract/customers/leads.ts'
import type { LeadExtra } from './load.ts'
import { convertLeadPath, loseLeadPath } from './paths.ts'

const isOpen = ({ state, isArchived }: Lead) =>
  !isArchived && state !== 'converted' && state !== 'lost'

/** Buttons of a lead's page that move it on. */
export const leadActions: RecordAction<Lead>[] = [
  stepTo('contacted', 'contact', 'phone', (lead) => isOpen(lead) && lead.state === 'new'),
  stepTo('qualified', 'qualify', 'check', (lead) => isOpen(lead) && lead.state !== 'qualified'),
  stepTo('new', 'reopen', 'rotate-ccw', ({ state, isArchived }) => state === 'lost' && !isArchived),
  {
    intent: 'undoMerge',
    icon: 'undo-2',
    needs: 'lead:delete',
    isOffered: ({ mergedIntoId }) => mergedIntoId !== null,
    act: ({ call, firm: { firmId } }, leadId, options) =>
      call(leadsContract.undoMerge, { firmId, leadId }, options),
  },
]

function stepTo(
  state: LeadStep['state'],
  intent: string,
  icon: RecordAction<Lead>['icon'],
  isOffered: (lead: Lead) => boolean,
): RecordAction<Lead> {
  return {
    ...{ intent, icon, isOffered },
    needs: 'lead:edit',
    act: ({ call, firm: { firmId } }, leadId, options, { version = 0 }) =>
      call(leadsContract.step, { firmId, leadId, state, reason: '', version }, options),
  }
}

/** Where a lead becomes a customer, or is given up. */
export function leadLinks(lead: Lead, { firm, can }: About<LeadExtra>): RecordLink[] {
  if (!isOpen(lead) || !can('lead:edit')) return []
  const lose: RecordLink = {
    label: 'detail.lose',
    icon: 'circle-x',
    href: loseLeadPath(firm.firmId, lead.id),
    place: 'menu',
  }
  const convert: RecordLink = {
    label: 'detail.convert',
    icon: 'user-check',
    href: convertLeadPath(firm.firmId, lead.id),
    place: 'main',
  }
  return can('party:edit') ? [lose, convert] : [lose]
}
