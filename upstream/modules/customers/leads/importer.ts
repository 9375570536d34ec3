import type { z } from 'zod'
import { optionalText } from '#contract/core/fields.ts'
import { LeadInput } from '#contract/customers/leads.ts'
import { reachOf } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { describeImporter } from '../../../register/import/importer.ts'
import { findLeadByMail } from './keys.ts'
import { mailKey } from './mail-address.ts'
import { leads } from './register.ts'

/** A row of a file: some programs write the name in two columns. */
const LeadFileInput = LeadInput.extend({ firstName: optionalText(60), lastName: optionalText(60) })
type LeadFileInput = z.infer<typeof LeadFileInput>

/**
 * How rows of files become leads, by the rule for one that is typed in. Matched by email address, a row
 * changes the open lead that has it, in the fields that the file has.
 */
export const importer = describeImporter({
  register: 'leads',
  needs: 'lead:edit',
  undoNeeds: 'lead:delete',
  ties: ['email'],
  input: LeadFileInput,
  dates: ['nextDate'],
  create: (writer, firm, input) => leads.create(writer, firm, meant(input)),
  remove: leads.remove,
  update: {
    keys: ['email'],
    find: (reader, firm, _, email) => findReached(reader, firm, email),
    current: (reader, _firm, id) => {
      const lead = leads.get(reader, id)
      return { ...LeadFileInput.parse(lead), version: lead.version }
    },
    write: (writer, firm, id, { version, ...input }) => {
      leads.update(writer, firm, id, { ...meant(input), version })
    },
  },
  labelOf: (reader, id) => leads.get(reader, id).label,
})

function meant({ firstName, lastName, ...input }: LeadFileInput): LeadInput {
  const joined = [firstName, lastName].filter((part) => part !== '').join(' ')
  return { ...input, name: joined === '' ? input.name : joined }
}

/** The open lead that has an address, among those that the caller's role reaches. */
function findReached(reader: Reader, { actor }: FirmContext, email: string): string | undefined {
  const key = mailKey(email)
  const id = key === undefined ? undefined : findLeadByMail(reader, key)
  if (id === undefined) return undefined
  const people = reachOf(actor, 'lead')
  return people && !people.includes(leads.get(reader, id).heldBy) ? undefined : id
}
