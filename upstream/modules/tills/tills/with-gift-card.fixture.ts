import type { Wallet } from '#contract/money/wallets.ts'
import { today } from '#upstream/testing/test-firm.ts'
import { atTerminal } from './at-terminal.fixture.ts'

/** A cart over 30.00, to be paid at a terminal, and a gift card with 12.00 on it. */
export async function withGiftCard() {
  const till = await atTerminal()
  const { firm } = till
  const customer = await firm.customer()
  const money = { customerId: customer.id, date: today, currency: 'EUR', amount: 1_200 }
  type Sold = { wallet: Wallet; code: string }
  const { wallet, code } = await firm.must<Sold>('POST', '/gift-cards', money)
  return {
    ...till,
    code,
    customer,
    giftCard: (amount = 0) => ({ tender: 'giftCard', amount, reference: code }),
    wallet: () => firm.must<Wallet>('GET', `/wallets/${wallet.id}`),
  }
}
