/** Its balance is the sum of the wallets. */
export function controlRoles(): readonly string[] {
  return ['walletLiability']
}
