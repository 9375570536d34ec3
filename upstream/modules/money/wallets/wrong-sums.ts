/** Wallets whose balance is not what their last entry left, which each entry takes on from the one before. */
export const wrongSums = [
  `select 1 from wallets as wallet where balance <> coalesce(
      (select balance_after from wallet_entries where wallet_id = wallet.id
        order by sequence desc limit 1), 0)
    or held <> coalesce((select held_after from wallet_entries where wallet_id = wallet.id
        order by sequence desc limit 1), 0)
    or balance_base <> (select coalesce(sum(amount_base), 0) from wallet_entries
        where wallet_id = wallet.id) limit 1`,
]
