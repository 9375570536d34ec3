import type { z } from 'zod'
import { optionalText } from '#contract/core/fields.ts'
import { LeadInput } from '#contract/customers/leads.ts'
import { reachOf } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { describeImporter } from '../../../register/import/importer.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { hasConsent } from './consents.ts'
import { findLeadByMail } from './keys.ts'
import { mailKey } from './mail-address.ts'
import { readCards } from './read-cards.ts'
import { leads } from './register.ts'

/** A row of a file: some programs write the name in two columns, and who wants no mail. */
const LeadFileInput = LeadInput.extend({
  firstName: optionalText(60),
  lastName: optionalText(60),
  noMail: optionalText(40),
})
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
  readFile: readCards,
  dates: ['nextDate'],
  create: (writer, firm, input) => leads.create(writer, firm, meant(writer, firm, input)),
  remove: leads.remove,
  update: {
    keys: ['email'],
    find: (reader, firm, _, email) => findReached(reader, firm, email),
    current: (reader, _firm, id) => {
      const lead = leads.get(reader, id)
      return { ...LeadFileInput.parse(lead), version: lead.version }
    },
    write: (writer, firm, id, { version, ...input }) => {
      leads.update(writer, firm, id, { ...meant(writer, firm, input), version })
    },
  },
  labelOf: (reader, id) => leads.get(reader, id).label,
})

function meant(
  reader: Reader,
  firm: FirmContext,
  { firstName, lastName, noMail, ...input }: LeadFileInput,
): LeadInput {
  const joined = [firstName, lastName].filter((part) => part !== '').join(' ')
  const name = joined === '' ? input.name : joined
  if (!saysYes.test(noMail)) return { ...input, name }
  return { ...input, name, consents: withoutMail(input, firmDate(reader, firm)) }
}

/** How programs write that somebody wants no mail. */
const saysYes = /^(1|x|true|yes|ja|wahr|s[iì]|vero|да|истина|sí|verdadero|unsubscribed)$/i

/** Consents with a withdrawal for mail, unless there is one and nothing was agreed to since. */
function withoutMail(
  { consents, source }: Pick<LeadInput, 'consents' | 'source'>,
  today: string,
): LeadInput['consents'] {
  const ofMail = consents.filter(({ purpose }) => purpose === 'newsletter')
  const isWithdrawn = ofMail.some(({ withdrawnDate }) => withdrawnDate !== null)
  if (isWithdrawn && !hasConsent(consents, 'newsletter', today)) return consents
  const withdrawal = { purpose: 'newsletter', givenDate: today, withdrawnDate: today } as const
  return [...consents, { ...withdrawal, source }]
}

/** The open lead that has an address, among those that the caller's role reaches. */
function findReached(reader: Reader, { actor }: FirmContext, email: string): string | undefined {
  const key = mailKey(email)
  const id = key === undefined ? undefined : findLeadByMail(reader, key)
  if (id === undefined) return undefined
  const people = reachOf(actor, 'lead')
  return people && !people.includes(leads.get(reader, id).heldBy) ? undefined : id
}
