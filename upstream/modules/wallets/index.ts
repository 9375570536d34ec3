export {
  type CardUse,
  getUsableCard,
  issueGiftCard,
  openGiftCard,
  refundToGiftCard,
  spendGiftCard,
} from './gift-cards.ts'
export { listPayable } from './payable.ts'
export { requestPayout } from './payouts.ts'
export { spendOnInvoice } from './spend.ts'
export { topUp } from './top-up.ts'
