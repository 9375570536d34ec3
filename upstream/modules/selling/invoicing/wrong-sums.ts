const grouped = `count(*) as count, sum(total - deducted) as total, sum(due) as due,
  sum(total_base - deducted_base) as total_base, sum(due_base) as due_base`

/** Documents that do not come to their total, or of which something else is due than that leaves. */
const documents = `select 1 from invoices where total <> net + tax + rounding
  or (kind = 'invoice' and state not in ('draft', 'void')
    and due <> total - paid - credited - discounted - written_off) limit 1`

/** Documents whose lines do not come to their net. */
const lines = `select 1 from invoices as document
  where net <> (select coalesce(sum(line.net), 0) from invoice_lines as line
    where invoice_id = document.id) limit 1`

/** Sums by state, and by day, that are not those of the documents. */
const figures = [
  ['invoice_stats', 'kind, state, currency'],
  ['invoice_days', 'issue_date, kind, state, currency'],
].flatMap(([table, by]) => {
  const kept = `select ${by}, count, total, due, total_base, due_base from ${table} where count <> 0`
  const added = `select ${by}, ${grouped} from invoices group by ${by}`
  return [`${kept} except ${added} limit 1`, `${added} except ${kept} limit 1`]
})

/** Where what is kept of documents is not what they, and their lines, add up to. */
export const wrongSums = [documents, lines, ...figures]
