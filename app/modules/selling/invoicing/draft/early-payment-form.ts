import { type FormTree, textAt } from '#app/shell/form/form-tree.ts'

/** The form as the contract wants it: no discount for early payment where neither field says one. */
export function takeEarlyPayment(data: FormTree): FormTree {
  const isNone = ['rate', 'days'].every((name) => textAt(data, `earlyPayment.${name}`) === '')
  return isNone ? { ...data, earlyPayment: null } : data
}
