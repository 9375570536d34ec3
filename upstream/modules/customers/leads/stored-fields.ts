import type { LeadInput } from '#contract/customers/leads.ts'
import type { LeadFields } from './lead.ts'

type Typed = Pick<
  LeadInput,
  Exclude<keyof LeadFields, 'mails' | 'phones'> | 'email' | 'phone' | 'moreMails' | 'morePhones'
>

/** A lead as the rules read it: all addresses and numbers as one list, the main one first. */
export function fieldsOf(lead: Typed): LeadFields {
  const { email, phone, moreMails, morePhones } = lead
  const { name, company, position, website, street, postcode, city, region, country } = lead
  const { source, campaign, notes } = lead
  return {
    ...{ name, company, position, website, street, postcode, city, region, country },
    ...{ source, campaign, notes },
    mails: [email, ...moreMails].filter((one) => one !== ''),
    phones: [phone, ...morePhones].filter((one) => one !== ''),
  }
}

/** The same the other way. */
export function typedOf({ mails, phones, ...fields }: LeadFields): Typed {
  const [email = '', ...moreMails] = mails
  const [phone = '', ...morePhones] = phones
  return { ...fields, email, phone, moreMails, morePhones }
}

/** What people know a lead by. */
export function labelOf({ name, company }: Pick<LeadFields, 'name' | 'company'>): string {
  return name || company
}
