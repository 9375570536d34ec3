import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type TaxTreatment, taxTreatmentOf, treatedTax } from '#contract/books/tax-of-buyer.ts'
import { itemsContract } from '#contract/catalogue/items.ts'
import { AppError } from '#contract/core/errors.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { DocumentEditor } from '../document-editor.ts'
import type { Draft } from './draft.ts'
import { forParty } from './draft-of-document.ts'
import { type EditorChoices, findParty } from './editor.server.ts'

type Request = { editor: DocumentEditor; access: FirmAccess; choices: EditorChoices }

/** The draft with the language, terms, currency and tax treatment of its party. */
export async function takePartyTerms(request: Request, draft: Draft): Promise<Draft> {
  const party = await findParty(request.access, draft.partyId)
  return party ? takeTermsOf(request, draft, party) : draft
}

/** The same, of a party that is known. */
export async function takeTermsOf(request: Request, draft: Draft, party: Party): Promise<Draft> {
  const { editor, choices } = request
  const taken = forParty(draft, party, choices.firm)
  if (editor.kind.party.role !== 'customer') return taken
  const treatment = taxTreatmentOf(choices.firm.address.country, party)
  const lines = await Promise.all(
    taken.lines.map(async (line) => ({
      ...line,
      taxCode: await taxOfLine(request, line, treatment),
    })),
  )
  return { ...taken, lines, usualTax: treatedTax(choices.usualTax, treatment, choices) }
}

async function taxOfLine(
  { access, choices }: Request,
  { itemId, taxCode }: Draft['lines'][number],
  treatment: TaxTreatment,
): Promise<string> {
  const plain = treatedTax(taxCode, treatment, choices)
  if (plain === taxCode || itemId === '') return plain
  const item = await findItem(access, itemId)
  return item
    ? treatedTax(taxCode, treatment, choices, item.kind === 'service', item.taxCode)
    : plain
}

async function findItem({ call, firm: { firmId } }: FirmAccess, itemId: string) {
  if (!/^[0-9A-Z]{26}$/.test(itemId)) return undefined
  try {
    return await call(itemsContract.get, { firmId, itemId })
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'forbidden'))
      return undefined
    throw error
  }
}

/** The treatment of the party with this id, for lines that are added later. */
export async function treatmentFor(
  access: FirmAccess,
  sellerCountry: string,
  partyId: string,
): Promise<TaxTreatment> {
  const party = await findParty(access, partyId)
  return party ? taxTreatmentOf(sellerCountry, party) : 'domestic'
}
