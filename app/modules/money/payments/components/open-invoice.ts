/** An invoice of a customer, or what else they are to pay, that awaits money; amounts in minor units of its currency. */
export type OpenInvoice = {
  id: string
  documentKind: string
  number: string
  dueDate: string
  currency: string
  total: number
  due: number
  /** What is open of each instalment, the earliest due first; one where it has none. */
  parts: readonly number[]
  isOverdue: boolean
}
