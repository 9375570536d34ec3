import { isAllowed } from '#contract/core/roles.ts'
import type { ModuleParts } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'
import { namesOfItems } from '../../catalogue/items/views.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { shareOf } from './cost.ts'
import { layersBefore } from './layers.ts'
import { quantityText } from './quantity.ts'
import { stockItems } from './stock-items.ts'

type Explain = ModuleParts['explains'][string]
type Row = ReturnType<Explain>[number]['rows'][number]

type Move = {
  sequence: number
  id: string
  itemId: string
  date: string
  quantity: number
  value: number
  correction: number
}

const times = { sign: '×' } as const
const over = { sign: '÷' } as const

/** As many movements of one document are written out. */
const most = 100

/**
 * What the goods of a document cost: what comes in by its own documents, what goes out by the units that
 * came in first, or by the mean of all, each share written out.
 */
const explainDocument: Explain = (reader, { actor }, { id, date }) => {
  if (!isAllowed(actor, 'stock:cost')) return []
  const { baseCurrency: currency } = getFirmProfile(reader)
  const moves = reader.sql
    .exec<Move>(
      `select sequence, id, item_id as itemId, date, quantity, value, correction
       from stock_moves where document_id = ? and date = ? and kind <> 'transfer' order by line, sequence limit ${most}`,
      ...[id, date],
    )
    .toArray()
  const ids = [...new Set(moves.map(({ itemId }) => itemId))]
  const names = namesOfItems(reader, ids)
  const items = stockItems(reader, ids)
  const rows = moves.flatMap((move): Row[] => {
    const label = names.get(move.itemId) ?? move.itemId
    const quantity = quantityText(Math.abs(move.quantity))
    const whole: Row = {
      ...{ label: `${label}: ${quantity}`, amount: move.value, currency },
      path: `stock/${move.itemId}`,
    }
    const method = items.get(move.itemId)?.costMethod ?? 'average'
    return [whole, ...(move.quantity < 0 ? takenRows(reader, move, { method, currency }) : [])]
  })
  return [{ what: 'stock', rows }]
}

export const explains: ModuleParts['explains'] = { stockDocument: explainDocument }

/** The units that a move took, by what they came in with; none where they were not there yet. */
function takenRows(
  reader: Reader,
  { itemId, date, sequence, quantity }: Move,
  { method, currency }: { method: 'fifo' | 'average'; currency: string },
): Row[] {
  const rows: Row[] = []
  let left = -quantity
  for (const layer of layersBefore(reader, itemId, method, { date, sequence })) {
    if (left <= 0 || layer.quantity <= 0) break
    const taken = Math.min(left, layer.quantity)
    left -= taken
    const document = layer.moveId === undefined ? undefined : documentOf(reader, layer.moveId)
    rows.push({
      label: document?.number ?? '',
      amount: 0 - shareOf(layer.value, taken, layer.quantity),
      currency,
      date: layer.date,
      terms: [
        { amount: layer.value, currency },
        times,
        { number: quantityText(taken) },
        over,
        { number: quantityText(layer.quantity) },
      ],
      path: document ? `stock/documents/${document.id}` : null,
    })
  }
  return rows
}

function documentOf({ sql }: Reader, moveId: string): { id: string; number: string } | undefined {
  const [row] = sql.exec<{ id: string; number: string }>(
    `select document.id as id, document.number as number from stock_moves as move
     join stock_documents as document on document.id = move.document_id where move.id = ?`,
    moveId,
  )
  return row
}
