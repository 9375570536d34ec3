export const ownWalletPath = '/wallet'
export const statementFilePath = '/wallet/statement-file'
export const payoutsPath = '/admin/payouts'

/** Where an administrator gives credit or earnings to a person. */
export function giveToPath(userId: string): string {
  return `/admin/users/${userId}/wallet`
}

export function payoutPath(payoutId: string): string {
  return `${payoutsPath}/${payoutId}`
}
