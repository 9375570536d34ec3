import { z } from 'zod'
import {
  CountryCode,
  Email,
  givenName,
  Language,
  optionalText,
  requiredText,
} from '#contract/core/fields.ts'
import { Address } from '#contract/firm/firms.ts'
import { PartyInput } from '#contract/firm/parties.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { createParty, getStoredParty, listPartiesByEmail } from '../../firm/parties/index.ts'

/** Who orders, as they type it. */
export const Buyer = z.object({
  name: givenName(120),
  company: optionalText(160),
  email: Email,
  phone: optionalText(40),
  street: requiredText(200),
  postcode: requiredText(20),
  city: requiredText(100),
  country: CountryCode,
  note: optionalText(1000),
  language: Language,
})
export type Buyer = z.infer<typeof Buyer>

/**
 * The customer that an order is of. One who has ordered before is known again by address, name and place
 * together: nobody has proved that the email address is theirs, so nothing of anybody else is shown to them.
 * A business with a VAT id is not: an order is taxed as a consumer's, and its invoice must not name the id.
 */
export function findBuyer(reader: Reader, buyer: Buyer): string | null {
  const isSame = (id: string) => {
    const party = getStoredParty(reader, id)
    const known = Address.parse(JSON.parse(party.address))
    return (
      !party.isArchived &&
      party.isCustomer &&
      party.vatId === '' &&
      party.email.toLowerCase() === buyer.email.toLowerCase() &&
      party.name === nameOf(buyer) &&
      known.street === buyer.street &&
      known.postcode === buyer.postcode &&
      known.city === buyer.city &&
      known.country === buyer.country
    )
  }
  return listPartiesByEmail(reader, buyer.email).find(isSame) ?? null
}

/** The same, or a new customer. @throws AppError invalid */
export function findOrCreateBuyer(writer: Writer, firm: FirmContext, buyer: Buyer): string {
  const known = findBuyer(writer, buyer)
  if (known !== null) return known
  const { company, name, email, phone, street, postcode, city, country, language } = buyer
  const { baseCurrency } = getFirmProfile(writer)
  return createParty(
    writer,
    firm,
    PartyInput.parse({
      ...{ kind: company === '' ? 'person' : 'company', name: nameOf(buyer), email, phone },
      contactName: company === '' ? '' : name,
      address: { street, postcode, city, country },
      ...{ language, currency: baseCurrency },
    }),
  ).id
}

function nameOf({ company, name }: Buyer): string {
  return company === '' ? name : company
}
