import type { TypedTree } from '#app/shell/form/form-tree.ts'
import type { Account } from '#contract/books/accounts.ts'

/** An account as its form shows it. */
export function accountValues({ name, parent, iban }: Account): TypedTree {
  const { en = '', de = '', it = '', ru = '', es = '' } = name
  return { name: { en, de, it, ru, es }, parent: parent ?? '', iban }
}
