import { Address } from '#contract/firm/firms.ts'
import type { Reader } from '../../../firm/store.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import type { Identity } from './self-referral.ts'
import type { PartnerStored } from './tables.ts'

/** What is known of a party, to see whether it is the partner themselves. */
export function identityOfParty(reader: Reader, partyId: string): Identity {
  const { email, contacts, bankAccounts, address } = getStoredParty(reader, partyId)
  const { street, postcode, country } = Address.parse(JSON.parse(address))
  const mails = [email, ...contacts.map((contact) => contact.email)].filter(Boolean)
  return {
    partyId,
    mails,
    ibans: bankAccounts.map(({ iban }) => iban).filter(Boolean),
    // No provider of payments gives prints of cards to the firm.
    cardFingerprints: [],
    addresses: [{ street, postcode, country }],
  }
}

/** What is known of a partner: what they said, and of the contact who is paid. */
export function identityOfPartner(reader: Reader, { partyId, email }: PartnerStored): Identity {
  const none = { partyId: null, mails: [], ibans: [], cardFingerprints: [], addresses: [] }
  const known = partyId === null ? none : identityOfParty(reader, partyId)
  return { ...known, mails: [...known.mails, email] }
}
