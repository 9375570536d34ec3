export function walletsPath(firmId: string): string {
  return `/firms/${firmId}/wallets`
}

export function walletPath(firmId: string, walletId: string): string {
  return `${walletsPath(firmId)}/${walletId}`
}

/** Where money is put into a customer's balance; of a customer when one is given. */
export function topUpPath(firmId: string, customerId?: string): string {
  const path = `${walletsPath(firmId)}/new`
  return customerId ? `${path}?customer=${customerId}` : path
}

/** Where a gift card is sold; to a customer when one is given. */
export function newCardPath(firmId: string, customerId?: string): string {
  const path = `${walletsPath(firmId)}/new-card`
  return customerId ? `${path}?customer=${customerId}` : path
}

/** How long gift cards hold. */
export function cardSettingsPath(firmId: string): string {
  return `/firms/${firmId}/settings/gift-cards`
}

/** Where a gift card's code is looked up and its rest moved to a customer's balance. */
export function redeemPath(firmId: string): string {
  return `${walletsPath(firmId)}/redeem`
}

export function statementPath(firmId: string, walletId: string): string {
  return `${walletPath(firmId, walletId)}/statement`
}

/** What is done with a balance on a page of its own. */
export function walletStepPath(
  firmId: string,
  walletId: string,
  step: 'spend' | 'payout' | 'adjust',
): string {
  return `${walletPath(firmId, walletId)}/${step}`
}
