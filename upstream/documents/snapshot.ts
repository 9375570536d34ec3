import type { Address, Firm, FirmInput } from '#contract/firm/firms.ts'
import type { KeptLook } from '#contract/firm/paper-looks.ts'
import type { PartyInput } from '#contract/firm/parties.ts'
import type { Reader } from '../firm/store.ts'
import { taxRules } from '../modules/books/taxes/index.ts'
import { namesByLanguage } from '../modules/catalogue/items/index.ts'
import { getFirmProfile } from '../modules/firm/firms/index.ts'
import { getStoredParty } from '../modules/firm/parties/index.ts'
import { paperLookOf } from '../modules/selling/templates/index.ts'
import type { LanguageTexts } from './paper/paper-source.ts'

/**
 * Who sold what to whom and under which texts: what a document shows of other records. It is kept
 * with an issued document, which later changes of those records must not touch.
 */
export type Snapshot = {
  seller: FirmInput & { paper: 'A4' | 'Letter'; taxName: Firm['taxName'] }
  buyer: Pick<
    PartyInput,
    | 'kind'
    | 'name'
    | 'contactName'
    | 'email'
    | 'vatId'
    | 'registryNumber'
    | 'taxNumbers'
    | 'electronicProfile'
    | 'electronicScheme'
    | 'electronicId'
    | 'buyerReference'
  > & {
    address: Address
    /** Where goods go, when elsewhere. */
    deliveryAddress: (Address & { name: string }) | null
  }
  /** By tax code: the names and legal notes in each language. */
  taxes: Record<string, { name: LanguageTexts; note: LanguageTexts | null; vatex: string }>
  /** How it looks, and the firm's own words around it. */
  look?: KeptLook | undefined
  /** By item: what it is called in each language, where documents say everything in two. */
  names?: Record<string, Partial<LanguageTexts>> | undefined
}

/** What is read of a line for it. */
type SnapshotLine = { taxCode: string; itemId?: string | null }

/** What a document shows now: as it was issued, or for a draft as its records are today. */
export function snapshotOf(
  reader: Reader,
  { snapshot, partyId }: { snapshot: string | null; partyId: string },
  lines: readonly SnapshotLine[],
): Snapshot {
  return snapshot === null ? takeSnapshot(reader, partyId, lines) : JSON.parse(snapshot)
}

/** The records a document shows, as they are now. */
export function takeSnapshot(
  reader: Reader,
  partyId: string,
  lines: readonly SnapshotLine[],
): Snapshot {
  const { id: _, logoType: __, version: ___, ...seller } = getFirmProfile(reader)
  const party = getStoredParty(reader, partyId)
  const rules = taxRules(reader)
  const codes = [...new Set(lines.map(({ taxCode }) => taxCode))].sort()
  const taxes: Snapshot['taxes'] = {}
  for (const code of codes) {
    const rule = rules.get(code)
    if (rule) taxes[code] = { name: rule.name, note: rule.note, vatex: rule.vatex }
  }
  const look = paperLookOf(reader)
  const { kind, name, contactName, email, vatId, registryNumber, taxNumbers } = party
  const { electronicProfile, electronicScheme, electronicId, buyerReference } = party
  const address: Address = JSON.parse(party.address)
  const deliveryAddress = party.addresses.find(({ use }) => use === 'delivery') ?? null
  return {
    seller,
    buyer: {
      kind,
      name,
      contactName,
      email,
      vatId,
      registryNumber,
      taxNumbers,
      address,
      deliveryAddress,
      electronicProfile,
      electronicScheme,
      electronicId,
      buyerReference,
    },
    taxes,
    look,
    ...(look.alsoIn !== '' && { names: namesOf(reader, lines) }),
  }
}

/** What the items of the lines are called in their languages, of those that are called several things. */
function namesOf(reader: Reader, lines: readonly SnapshotLine[]): Snapshot['names'] {
  const ids = lines.flatMap(({ itemId }) => itemId ?? [])
  if (ids.length === 0) return {}
  const names = [...namesByLanguage(reader, ids)].map(
    ([id, { own: _, ...said }]) => [id, said] as const,
  )
  return Object.fromEntries(names.filter(([, said]) => new Set(Object.values(said)).size > 1))
}
