import { countryCodes } from '#contract/core/countries.ts'
import { languages } from '#contract/core/fields.ts'
import type { Party, PartyInput } from '#contract/firm/parties.ts'
import { countriesByName } from '../../../../core/country-names.ts'
import { isSameAddress } from '../../../../mail/rendered-mail.ts'
import type { ReadCard } from './read-card.ts'
import { isSameNumber } from './same-number.ts'

let names: Map<string, string> | undefined

/** The code of a country by its code or its name in any of the languages; undefined for another word. */
function countryOf(word: string): string | undefined {
  const plain = word.trim().toLowerCase()
  if (countryCodes.includes(plain.toUpperCase())) return plain.toUpperCase()
  names ??= countriesByName(languages)
  return names.get(plain)
}

type Usual = { country: string; language: string; currency: string }
type Contact = PartyInput['contacts'][number]

/**
 * What a party is after a card: names, numbers and the address are the card's; all else stays. A card
 * without a company is of a person, unless the party is a company already.
 * @param usual what a new party has that no card says
 * @returns what `PartyInput` takes, still to be checked
 */
export function fromCard(card: ReadCard, before: Party | undefined, usual: Usual) {
  const { country: _, ...rest } = usual
  const base = before ?? { ...rest, roles: ['customer'], kind: card.company ? 'company' : 'person' }
  return {
    ...base,
    ...namesOf(card, before),
    ...reachedBy(card, before),
    notes: card.notes,
    // A card says nothing of the fields that the firm added: they stay.
    custom: {},
    address: addressOf(card, before, usual),
  }
}

function namesOf({ company, fullName, personName }: ReadCard, before: Party | undefined) {
  const person = personName || fullName
  const isCompany = before ? before.kind === 'company' : company !== ''
  if (!isCompany) return { name: fullName || personName }
  const name = company || before?.name || fullName
  // Programs write the company where they have no person.
  const contactName = personName || (fullName === name ? '' : person)
  return { name, contactName: contactName === name ? '' : contactName }
}

/**
 * Each address and number stays with whom it belongs to; what the card lacks is gone there, and what is
 * new is the main one where that is gone, or somebody's further one.
 */
function reachedBy({ emails, phones, ...names }: ReadCard, before: Party | undefined) {
  const contacts = before?.contacts ?? []
  const email = share(
    emails,
    before?.email ?? '',
    contacts.map((one) => one.email),
    isSameAddress,
  )
  const phone = share(
    phones,
    before?.phone ?? '',
    contacts.map((one) => one.phone),
    isSameNumber,
  )
  const name = names.personName || names.fullName || names.company
  const further: Contact[] = [
    ...email.further.map((one) => ({ name, position: '', email: one, phone: '' })),
    ...phone.further.map((one) => ({ name, position: '', email: '', phone: one })),
  ]
  const kept = contacts.map((one, at) => ({
    ...one,
    email: email.kept[at] ?? '',
    phone: phone.kept[at] ?? '',
  }))
  return { email: email.main, phone: phone.main, contacts: [...kept, ...further] }
}

type Shared = { main: string; kept: string[]; further: string[] }

/** Shares the values of a card among the main one and those of contacts, each as the card writes it. */
function share(
  values: readonly string[],
  main: string,
  ofContacts: readonly string[],
  isSame: (a: string, b: string) => boolean,
): Shared {
  const left = [...values]
  const take = (wanted: string): string => {
    const at = wanted === '' ? -1 : left.findIndex((value) => isSame(value, wanted))
    return at < 0 ? '' : (left.splice(at, 1)[0] ?? '')
  }
  // The preferred one is the main one's; what others share with it is theirs where it stands elsewhere.
  const isPreferred = main !== '' && isSame(left[0] ?? '', main)
  const preferred = isPreferred ? take(main) : ''
  const kept = ofContacts.map(take)
  return { main: preferred || take(main) || (left.shift() ?? ''), kept, further: left }
}

function addressOf({ address }: ReadCard, before: Party | undefined, { country }: Usual) {
  const known = before?.address.country ?? country
  if (!address) return { street: '', postcode: '', city: '', region: '', country: known }
  return { ...address, country: countryOf(address.country) ?? known }
}
