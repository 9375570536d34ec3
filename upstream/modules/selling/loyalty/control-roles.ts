/** Its balance is the sum of what is owed for customers' points. */
export function controlRoles(): readonly string[] {
  return ['loyaltyLiability']
}
