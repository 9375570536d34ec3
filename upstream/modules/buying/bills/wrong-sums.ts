/** Bills whose lines do not come to their sums, or that do not come to their total. */
export const wrongSums = [
  `select 1 from bills as bill join (
      select bill_id, sum(net) as net, sum(tax_amount) as tax from bill_lines group by bill_id) as line
      on line.bill_id = bill.id
    where bill.net <> line.net or bill.tax_amount <> line.tax limit 1`,
  `select 1 from bills where total_amount <> net + tax_amount
    or (stage <> 'draft' and due > total_amount) limit 1`,
]
