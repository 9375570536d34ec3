import type { FirmMembership } from '#contract/core/identity.ts'
import {
  contactCardsContract,
  maxCardLength,
  maxCardsAtOnce,
} from '#contract/firm/contact-cards.ts'
import { escapeXml } from '../../core/xml/escape-xml.ts'
import type { Asker } from './asker.ts'
import {
  type Collection,
  cardKind,
  collationsAs,
  type Described,
  readInPieces,
  reportsAs,
  tokenOf,
} from './collection.ts'
import { addressBooksHref } from './paths.ts'
import { collectionRights, ownerHref } from './principal.ts'

/** The one address book of a firm: the customers and suppliers that the caller sees (RFC 6352). */
export async function addressBooksOf(
  ask: Asker,
  { firmId, tradeName, legalName }: FirmMembership,
): Promise<Described[]> {
  const { changeNumber, canEdit } = await ask(contactCardsContract.describe, { firmId })
  const properties = new Map([
    ['d:resourcetype', '<d:collection/><card:addressbook/>'],
    ['d:displayname', escapeXml(tradeName || legalName)],
    ['d:owner', ownerHref],
    ['d:current-user-principal', ownerHref],
    ['d:current-user-privilege-set', collectionRights(canEdit)],
    ['d:sync-token', tokenOf(changeNumber)],
    ['cs:getctag', String(changeNumber)],
    [
      'card:supported-address-data',
      ['3.0', '4.0']
        .map(
          (version) => `<card:address-data-type content-type="text/vcard" version="${version}"/>`,
        )
        .join(''),
    ],
    ['card:max-resource-size', String(maxCardLength)],
    ['card:supported-collation-set', collationsAs('card')],
    [
      'd:supported-report-set',
      reportsAs('card:addressbook-multiget', 'card:addressbook-query', 'd:sync-collection'),
    ],
  ])
  return [{ collection: addressBookOf(ask, firmId), properties }]
}

/** The address book of a firm: whether it is shown, its own calls say. */
export function addressBookOf(ask: Asker, firmId: string): Collection {
  const { list, read, put, archive } = contactCardsContract
  return {
    href: `${addressBooksHref}${firmId}/`,
    kind: cardKind,
    list: async () => (await ask(list, { firmId })).cards,
    changes: async (since) => {
      const { cards, ...rest } = await ask(list, { firmId, ...(since !== undefined && { since }) })
      return { ...rest, objects: cards }
    },
    read: (names) =>
      readInPieces(names, maxCardsAtOnce, (some) => ask(read, { firmId, names: some })),
    put: ({ name: cardName, ...sent }) => ask(put, { firmId, cardName, ...sent }),
    remove: async ({ name: cardName, ...named }) => {
      await ask(archive, { firmId, cardName, ...named })
    },
  }
}
