/** Assets whose plan does not come to what is to be written off, or of which something else was posted. */
export const wrongSums = [
  `select 1 from assets as asset where posted <> (select coalesce(sum(amount), 0)
      from asset_shares where asset_id = asset.id and entry_id is not null)
    or (state = 'active' and cost - residual <> (select coalesce(sum(amount), 0)
      from asset_shares where asset_id = asset.id)) limit 1`,
]
