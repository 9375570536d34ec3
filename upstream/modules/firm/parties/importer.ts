import { and, eq } from 'drizzle-orm'
import { PartyInput, type PartyRole } from '#contract/firm/parties.ts'
import { withinReach } from '../../../firm/reach.ts'
import { describeImporter } from '../../../register/import/importer.ts'
import { customPaths, wholeCustom } from '../custom-fields/index.ts'
import { firmDate, getFirmProfile } from '../firms/index.ts'
import { getParty, getStoredParty } from './reader.ts'
import { removeParty } from './remove.ts'
import { createParty, updateParty } from './service.ts'
import { partiesTable } from './tables.ts'

/** How rows of a file become customers, and suppliers: by the rule for one that is typed in. */
export const importers = [importerOf('customers', 'customer'), importerOf('suppliers', 'supplier')]

function importerOf(register: string, role: PartyRole) {
  return describeImporter({
    register,
    needs: 'party:edit',
    undoNeeds: 'party:delete',
    ties: ['number'],
    // Who stands in a file of suppliers is no customer unless the file says so.
    input: PartyInput.extend({ roles: PartyInput.shape.roles.unwrap().default([role]) }),
    decimals: ['purchaseDiscountRate', 'minimumOrder'],
    amounts: (reader) => ({ creditLimit: getFirmProfile(reader).baseCurrency }),
    custom: (reader, context) => customPaths(reader, context, 'party'),
    defaults: (reader) => {
      const { address, language, baseCurrency } = getFirmProfile(reader)
      return { 'address.country': address.country, language, currency: baseCurrency }
    },
    create: (writer, context, input) =>
      createParty(writer, context, { ...input, roles: [...new Set([role, ...input.roles])] }),
    remove: removeParty,
    update: {
      keys: ['number'],
      find: ({ db }, { actor }, _, number) => {
        const within = withinReach(actor, 'party', partiesTable.createdBy)
        const isMeant = and(eq(partiesTable.number, number), within)
        return db.select({ id: partiesTable.id }).from(partiesTable).where(isMeant).get()?.id
      },
      current: (reader, context, id) => {
        const party = getParty(reader, id, firmDate(reader, context))
        const custom = wholeCustom(reader, context, 'party', party.custom)
        return { ...PartyInput.parse({ ...party, custom }), version: party.version }
      },
      write: (writer, context, partyId, input) => {
        const roles = [...new Set([role, ...input.roles])]
        updateParty(writer, context, { ...input, roles, partyId })
      },
    },
    labelOf: (reader, id) => getStoredParty(reader, id).name,
  })
}
