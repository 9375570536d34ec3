import { z } from 'zod'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { Party, type PartyInput, type PartyRole } from '#contract/parties.ts'

/** Paths of the form where an empty field means nothing at all. */
export const nullableFields = ['paymentTermsDays']

/** Paths of boxes to tick that share a name. */
export const listFields = ['roles']

/** Every field of the form, in its order. */
export const partyFields = [
  'roles.0',
  'roles.1',
  'kind',
  'name',
  'contactName',
  'email',
  'phone',
  'address.street',
  'address.postcode',
  'address.city',
  'address.region',
  'address.country',
  'vatId',
  'registryNumber',
  'language',
  'currency',
  'paymentTermsDays',
  'notes',
] as const
export type PartyField = (typeof partyFields)[number]

/** A party as its form shows it. */
export function partyValues(party: PartyInput): TypedTree {
  const { kind, name, contactName, email, phone, vatId, registryNumber, notes } = party
  const { language, currency, paymentTermsDays } = party
  return {
    ...{ kind, name, contactName, email, phone, vatId, registryNumber, notes, language, currency },
    roles: [...party.roles],
    address: { ...party.address },
    paymentTermsDays: paymentTermsDays === null ? '' : String(paymentTermsDays),
  }
}

type FirmDefaults = {
  address: { country: string }
  language: PartyInput['language']
  baseCurrency: string
}

/** A form for a new party: most live where the firm is. */
export function newPartyValues(firm: FirmDefaults, role: PartyRole): TypedTree {
  return {
    roles: [role],
    kind: 'company',
    address: { country: firm.address.country },
    language: firm.language,
    currency: firm.baseCurrency,
  }
}

const Conflict = z.object({ current: Party })

/** The party as somebody else saved it meanwhile; undefined when nobody did. */
export function parseNewerParty(conflict: unknown): Party | undefined {
  return Conflict.safeParse(conflict).data?.current
}
