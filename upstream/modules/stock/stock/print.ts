import { Language } from '#contract/core/fields.ts'
import type { StockDocument, StockLine } from '#contract/stock/stock.ts'
import { hooks } from '../../../core/hooks.ts'
import {
  type DocumentFile,
  type PrintContext,
  printTables,
  readLogo,
} from '../../../documents/delivery/print-document.ts'
import { addressParts, sellerLines } from '../../../documents/paper/address-lines.ts'
import { sellerFootLines } from '../../../documents/paper/foot.ts'
import { type PaperFormat, paperFormat } from '../../../documents/paper/paper-format.ts'
import { fillText, paperTexts } from '../../../documents/paper/texts/paper-texts.ts'
import type { TablesPaper } from '../../../documents/pdf/render-tables.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { shownDocument } from './document-view.ts'
import { stockPaperTexts } from './paper-texts.ts'
import { warehouseNames } from './warehouses.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Goods are moved for its documents: whose each is, by the kind of the document. */
    sourceParties: Readonly<Record<string, (reader: Reader, id: string) => string | undefined>>
  }
}

type Wording = { language: Language; format: PaperFormat; own: (typeof stockPaperTexts)['en'] }

/**
 * A delivery note, or the paper of other goods that are moved: what and how much, and no prices. In the
 * customer’s language where the document is somebody’s, with the address that goods go to.
 * @throws AppError not_found
 */
export async function printStockDocument(
  context: PrintContext & { firm: FirmContext },
  id: string,
): Promise<DocumentFile> {
  const { reader } = context.store
  const document = shownDocument(reader, id, context.firm)
  const seller = getFirmProfile(reader)
  const party = partyOf(reader, document)
  const language = Language.parse(party?.language ?? seller.language)
  const format = paperFormat(language, seller.address.country)
  const own = stockPaperTexts[language]
  const wording = { language, texts: paperTexts[language], format }
  const logo = await readLogo(context)
  const title = own.titles[document.kind]
  const paper: TablesPaper = {
    language,
    paper: seller.paper,
    isDraft: false,
    title,
    number: document.number,
    seller: {
      name: seller.tradeName || seller.legalName,
      lines: sellerLines(seller, wording),
      ...(logo && { logo }),
    },
    buyer: receiverOf(document, party, { language, format, own }),
    facts: factsOf(reader, document, { language, format, own }),
    tables: [goodsTable(document, { language, format, own })],
    foot: {
      facts: [],
      lines: [
        document.note,
        document.kind === 'delivery' ? `${own.received} ______________________` : '',
        ...sellerFootLines(seller),
      ].filter((line) => line.trim() !== ''),
    },
    pageLabel: paperTexts[language].page,
  }
  return printTables(context, paper, document.number)
}

function partyOf(reader: Reader, { source }: StockDocument) {
  if (!source) return undefined
  const partyId = hooks('sourceParties')
    .map((parties) => parties[source.kind]?.(reader, source.id))
    .find((found) => found !== undefined)
  return partyId === undefined ? undefined : getStoredParty(reader, partyId)
}

function receiverOf(
  { kind, partner }: StockDocument,
  party: ReturnType<typeof partyOf>,
  { format, own }: Wording,
): TablesPaper['buyer'] {
  const label = comesIn(kind) ? own.fromSupplier : own.deliveredTo
  if (!party) return { label: partner && label, name: partner, lines: [] }
  const delivery = party.addresses.find(({ use }) => use === 'delivery')
  const address = delivery ?? JSON.parse(party.address)
  const name = delivery?.name || party.name
  const lines = [
    name === party.name ? party.contactName : party.name,
    ...addressParts(address),
    format.country(address.country),
  ]
  return { label, name, lines: lines.filter((line) => line !== '' && line !== name) }
}

function factsOf(
  reader: Reader,
  { date, kind, warehouseId, toWarehouseId, source }: StockDocument,
  { format, own }: Wording,
): TablesPaper['facts'] {
  const names = warehouseNames(reader)
  const nameOf = (id: string | null) => names.get(id ?? '') ?? ''
  const facts = [
    { label: own.date, value: format.date(date) },
    { label: own.source, value: source?.number ?? '' },
    { label: own.from, value: comesIn(kind) ? '' : nameOf(warehouseId) },
    { label: own.to, value: nameOf(comesIn(kind) ? warehouseId : toWarehouseId) },
  ]
  return facts.filter(({ value }) => value !== '')
}

function goodsTable(
  { lines, state, kind }: StockDocument,
  { format, own }: Wording,
): TablesPaper['tables'][number] {
  const isOpen = state === 'open' && kind === 'delivery'
  const quantityOf = ({ packed, quantity, unit }: StockLine) =>
    packed
      ? `${format.number(packed.quantity)} ${packed.unit} (${format.number(quantity)} ${unit})`
      : `${format.number(quantity)} ${unit}`.trim()
  return {
    title: own.goods,
    columns: [
      { label: own.position, isFigure: false },
      { label: own.code, isFigure: false },
      { label: own.item, isFigure: false, isWide: true },
      { label: own.quantity, isFigure: true },
      ...(isOpen ? [{ label: own.done, isFigure: true }] : []),
    ],
    rows: lines.map((line, at) => {
      const codes = line.lots.map(({ code }) => code).join(', ')
      const lots = codes === '' ? '' : ` · ${fillText(own.lots, { codes })}`
      return {
        cells: [
          String(at + 1),
          line.sku,
          line.itemName + lots,
          quantityOf(line),
          ...(isOpen ? [format.number(line.done)] : []),
        ],
      }
    }),
  }
}

/** Goods that are received, or that a customer gives back. */
function comesIn(kind: StockDocument['kind']): boolean {
  return kind === 'receipt' || kind === 'return'
}
