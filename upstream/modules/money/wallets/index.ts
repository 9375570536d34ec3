export {
  balanceAtTill,
  cardAtTill,
  giveBackAtTill,
  holdAtTill,
  releaseAtTill,
  takeAtTill,
  walletAtTill,
} from './at-till.ts'
export { giftCardSettings, setGiftCardSettings } from './card-settings.ts'
export { earnInto } from './earn.ts'
export { issueGiftCard } from './gift-cards.ts'
export { giveBackToCards } from './give-back.ts'
export { listPayable } from './payable.ts'
export { requestPayout } from './payouts.ts'
export {
  isUnused,
  nameOfCard,
  sellCardAtTill,
  takeCardBack,
  topUpAtTill,
} from './sold-at-till.ts'
export { spendOnInvoice } from './spend.ts'
export { topUp } from './top-up.ts'
