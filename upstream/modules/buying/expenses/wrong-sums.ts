/** Expenses whose parts do not come to their sums. */
export const wrongSums = [
  `select 1 from expenses as expense join (
      select expense_id, sum(amount) as amount, sum(tax) as tax, sum(amount_base) as amount_base,
        sum(tax_base) as tax_base, sum(cost_base) as cost_base from expense_lines group by expense_id)
      as line on line.expense_id = expense.id
    where expense.amount <> line.amount or expense.tax <> line.tax
      or expense.amount_base <> line.amount_base or expense.tax_base <> line.tax_base
      or expense.cost_base <> line.cost_base limit 1`,
]
