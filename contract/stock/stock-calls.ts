import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, optionalText } from '../core/fields.ts'
import { listContract } from '../core/register.ts'
import {
  ItemStock,
  StockDocument,
  StockDocumentInput,
  StockDocumentListQuery,
  StockDocumentRow,
  StockListQuery,
  StockMove,
  StockMoveListQuery,
  StockRow,
  StockStepInput,
  StockUndoInput,
} from './stock.ts'
import { StockValuation } from './stock-valuation.ts'

const tags = ['Stock']
const path = '/firms/{firmId}/stock' as const
const documents = '/firms/{firmId}/stock-documents' as const
const oneItem = z.object({ firmId: Id, itemId: Id })
const oneDocument = z.object({ firmId: Id, stockDocumentId: Id })

/** What goes out now of an open delivery. */
export const StockDeliverInput = StockStepInput.extend({
  /** Hands out more than the firm's surplus above what was ordered, for who may adjust stock. */
  acceptsMore: z.boolean().default(false),
})
export type StockDeliverInput = z.infer<typeof StockDeliverInput>

function step<Input extends z.ZodRawShape>(name: string, input: z.ZodObject<Input>) {
  return endpoint
    .meta({ needs: 'stock:edit' })
    .route({ method: 'POST', path: `${documents}/{stockDocumentId}/${name}`, tags })
    .input(input.extend(oneDocument.shape))
    .output(StockDocument)
}

export const stockContract = {
  ...listContract({ base: path, tags, view: 'stock:view', query: StockListQuery, row: StockRow }),
  /** An item on a day, today by default. */
  get: endpoint
    .meta({ needs: 'stock:view' })
    .route({ method: 'GET', path: `${path}/{itemId}`, tags })
    .input(oneItem.extend({ date: DateOnly.optional() }))
    .output(ItemStock),
  /** Where in a warehouse the item lies. */
  setBin: endpoint
    .meta({ needs: 'stock:edit' })
    .route({ method: 'PUT', path: `${path}/{itemId}/bins/{warehouseId}`, tags })
    .input(oneItem.extend({ warehouseId: Id, bin: optionalText(40) }))
    .output(ItemStock),
  /** What all items are worth at the end of a day; the rows are the dearest thousand. */
  valuation: endpoint
    .meta({ needs: 'stock:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/stock-valuation', tags })
    .input(z.object({ firmId: Id, date: DateOnly.optional() }))
    .output(StockValuation),
}

export const stockMovesContract = listContract({
  base: '/firms/{firmId}/stock-moves',
  tags,
  view: 'stock:view',
  query: StockMoveListQuery,
  row: StockMove,
})

export const stockDocumentsContract = {
  ...listContract({
    base: documents,
    tags,
    view: 'stock:view',
    query: StockDocumentListQuery,
    row: StockDocumentRow,
  }),
  /**
   * Receives, delivers, transfers, adjusts, assembles kits or takes them apart. One that lies before moves that so come to cost something
   * else is refused as a conflict `costsChange` with the `changes` in its detail until it
   * `confirmsCosts`.
   */
  create: endpoint
    .meta({ needs: 'stock:edit' })
    .route({ method: 'POST', path: documents, tags, successStatus: 201 })
    .input(StockDocumentInput.extend({ firmId: Id }))
    .output(StockDocument),
  get: endpoint
    .meta({ needs: 'stock:view' })
    .route({ method: 'GET', path: `${documents}/{stockDocumentId}`, tags })
    .input(oneDocument)
    .output(StockDocument),
  /** As PDF without prices: a delivery note, or the paper of other goods that are moved. */
  pdf: endpoint
    .meta({ needs: 'stock:view', isHeavy: true })
    .route({ method: 'GET', path: `${documents}/{stockDocumentId}/pdf`, tags })
    .input(oneDocument)
    .output(z.file()),
  /**
   * Hands out of an open delivery, up to the firm's surplus above what was ordered; beyond it only
   * where who may adjust stock `acceptsMore`.
   */
  deliver: step('deliver', StockDeliverInput),
  /** Takes in what was on its way. */
  arrive: step('arrive', StockStepInput),
  /** Takes back of a delivery, at the cost it went out with. */
  takeBack: step('return', StockStepInput),
  /** Takes apart again what was assembled, or assembles what was taken apart: once, and in full. */
  undo: endpoint
    .meta({ needs: 'stock:edit' })
    .route({ method: 'POST', path: `${documents}/{stockDocumentId}/undo`, tags })
    .input(StockUndoInput.extend(oneDocument.shape))
    .output(StockDocument),
  /** Gives up what is left of an open delivery. */
  closeRest: endpoint
    .meta({ needs: 'stock:edit' })
    .route({ method: 'POST', path: `${documents}/{stockDocumentId}/close-rest`, tags })
    .input(oneDocument)
    .output(StockDocument),
}
