import {
  type DocumentFile,
  type PrintContext,
  printDocument,
} from '../../../documents/delivery/print-document.ts'
import { storedOrderPaper } from './paper/order-paper.ts'
import { orderPaperTexts } from './paper/texts.ts'
import { getStoredOrder } from './reader.ts'

/** The confirmation of an order as PDF. @throws AppError not_found */
export function printOrder(context: PrintContext, orderId: string): Promise<DocumentFile> {
  const { reader } = context.store
  const paper = storedOrderPaper(reader, getStoredOrder(reader, orderId))
  return printDocument(context, { ...paper, word: orderPaperTexts[paper.source.language].title })
}
