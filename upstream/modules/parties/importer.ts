import { PartyInput, type PartyRole } from '#contract/parties.ts'
import { describeImporter } from '../../register/import/importer.ts'
import { getFirmProfile } from '../firms/index.ts'
import { getStoredParty } from './reader.ts'
import { removeParty } from './remove.ts'
import { createParty } from './service.ts'

/** How rows of a file become customers, and suppliers: by the rule for one that is typed in. */
export const importers = [importerOf('customers', 'customer'), importerOf('suppliers', 'supplier')]

function importerOf(register: string, role: PartyRole) {
  return describeImporter({
    register,
    needs: 'party:edit',
    undoNeeds: 'party:delete',
    input: PartyInput,
    defaults: (reader) => {
      const { address, language, baseCurrency } = getFirmProfile(reader)
      return { 'address.country': address.country, language, currency: baseCurrency }
    },
    create: (writer, context, input) =>
      createParty(writer, context, { ...input, roles: [...new Set([role, ...input.roles])] }),
    remove: removeParty,
    labelOf: (reader, id) => getStoredParty(reader, id).name,
  })
}
