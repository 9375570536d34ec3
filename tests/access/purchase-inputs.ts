export function expenseInput(word: string) {
  const date = new Date().toISOString().slice(0, 10)
  const money = { gross: '119', currency: 'EUR', exchangeRate: '' }
  return {
    date,
    payee: word,
    category: 'office',
    taxCode: 'DE-S19',
    paidFrom: '1200',
    note: word,
    ...money,
  }
}

export function expenseCategoryInput(word: string) {
  return { name: word, account: '4930', taxCode: '', budget: null, isActive: true }
}

export function orderInput(word: string) {
  const issueDate = new Date().toISOString().slice(0, 10)
  const line = { description: word, quantity: '1', unitPrice: '10', taxCode: 'DE-S19' }
  const money = { currency: 'EUR', exchangeRate: '' }
  return { supplierName: `${word} supplies`, issueDate, ...money, notes: word, lines: [line] }
}

export function supplierInput(word: string, address: object) {
  const bankAccounts = [{ iban: 'DE02120300000000202051' }]
  const own = { name: `${word} supplies`, address, language: 'en', currency: 'EUR', notes: word }
  return { ...own, roles: ['supplier'], bankAccounts }
}

type Make = (what: string, input: object) => Promise<{ id: string; version: number }>

/** A run that pays a bill of a supplier, far ahead. */
export async function makePaymentRun(
  make: Make,
  supplier: { id: string; name: string },
  bill: object,
) {
  const ofSupplier = { supplierId: supplier.id, supplierName: supplier.name }
  const due = await make('/bills', { ...bill, ...ofSupplier })
  await make(`/bills/${due.id}/approve`, { version: due.version })
  const documentIds = [due.id]
  return make('/payment-runs', { account: '1200', executionDate: '2099-12-31', documentIds })
}

/** Rent that comes every month, as drafts, from a day far ahead. */
export function recurringPurchaseInput(word: string) {
  const when = { unit: 'month', every: 1, firstDate: '2099-01-01', mode: 'draft' }
  const lines = [{ description: word, unitPrice: '10', taxCode: 'DE-S19' }]
  return { name: word, kind: 'bill', supplierName: word, currency: 'EUR', lines, ...when }
}

/** What a customer signed. */
export function mandateInput(customerName: string, reference: string) {
  const signed = { signedOn: '2026-01-15', iban: 'DE02120300000000202051' }
  return { customerName, reference: reference.slice(0, 30), ...signed }
}
