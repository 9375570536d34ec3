export { creditPath, newPaymentPath, paymentPath, paymentsPath } from './paths.ts'
