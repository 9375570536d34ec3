export {
  AccountField,
  type MoneyAccount,
  moneyAccountsOf,
} from './components/account-field.tsx'
export { usePaymentMethods } from './components/payment-methods.ts'
export { creditPath, newPaymentPath, paymentPath, paymentsPath } from './paths.ts'
