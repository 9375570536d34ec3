/** The job that ends a gift card on the day after its last. */
export const expiryJob = 'wallets.expire'
