import { checkIban } from '#contract/core/iban.ts'
import { withoutAccents } from '../../../core/without-accents.ts'
import { baseMailKey, mailKey } from '../leads/views.ts'

/** What is known of a partner or a customer, to see whether they are the same. */
export type Identity = {
  partyId: string | null
  mails: readonly string[]
  ibans: readonly string[]
  /** Of cards they paid with, as the payment provider numbers them. */
  cardFingerprints: readonly string[]
  addresses: readonly { street: string; postcode: string; country: string }[]
}

/** By what they are the same. */
export type ReferralFlag = 'party' | 'mail' | 'iban' | 'card' | 'address'

/**
 * By what a customer seems to be the partner who referred them. A flag holds their commissions until a
 * person has looked at them; it deletes nothing. A part of a mail address after a plus hides nobody.
 */
export function selfReferralFlags(partner: Identity, customer: Identity): ReferralFlag[] {
  const keys: Readonly<Record<ReferralFlag, (one: Identity) => string[]>> = {
    party: ({ partyId }) => (partyId === null ? [] : [partyId]),
    mail: ({ mails }) => mails.map((mail) => baseMailKey(mailKey(mail) ?? '')),
    iban: ({ ibans }) => ibans.map((iban) => checkIban(iban).normalised),
    card: ({ cardFingerprints }) => [...cardFingerprints],
    address: ({ addresses }) => addresses.map(addressKey),
  }
  const flags: readonly ReferralFlag[] = ['party', 'mail', 'iban', 'card', 'address']
  return flags.filter((flag) => {
    const own = new Set(keys[flag](partner).filter((key) => key !== ''))
    return keys[flag](customer).some((key) => own.has(key))
  })
}

/** Street and number with the postcode: a town alone is no reason. */
function addressKey({ street, postcode, country }: Identity['addresses'][number]): string {
  const plain = (text: string) =>
    withoutAccents(text)
      .toLowerCase()
      .replace(/stra(ß|ss)e(?!\p{L})|str(?!\p{L})\.?/gu, 'str')
      .replace(/[^\p{L}\p{N}]+/gu, '')
  const [road, code] = [plain(street), plain(postcode)]
  return road === '' || code === '' ? '' : `${road} ${code} ${country.toUpperCase()}`
}
