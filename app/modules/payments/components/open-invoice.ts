/** An invoice of a customer that awaits money; amounts in minor units of its currency. */
export type OpenInvoice = {
  id: string
  number: string
  dueDate: string
  currency: string
  total: number
  due: number
  isOverdue: boolean
}
