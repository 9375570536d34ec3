import { payoutList } from './lists/payouts.ts'

/** The lists of people's wallets, for administrators. */
export const registers = [payoutList]
